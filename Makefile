.PHONY: play test
play: ; python3 run.py
test: ; python3 run.py test
