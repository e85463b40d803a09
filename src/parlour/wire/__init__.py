"""The types of what leaves a server and enters it, from which those of the browser and the API are made."""
