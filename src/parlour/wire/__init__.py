"""The types of everything that a server sends and receives; those of browser and API are made from them."""
