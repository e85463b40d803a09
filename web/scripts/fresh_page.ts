// Before each file of tests that share a page: nothing is drawn or kept in it.
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
