"""Requests and answers of the HTTP API, and its documentation."""
