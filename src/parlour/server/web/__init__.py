"""HTTP: the API's routes, errors as answers, the built client, link previews."""
