.PHONY: play test docs release
play: ; python3 run.py
test: ; python3 run.py test
docs: ; python3 run.py docs
release: ; python3 run.py release
