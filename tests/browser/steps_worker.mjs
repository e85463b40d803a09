// Answers like `steps.mjs`, in a worker of a page whose address has all that it needs.
import { answers } from '/steps.mjs';
import * as code from '/index.mjs';

addEventListener('message', ({ data }) =>
  Promise.all(['/speaks.wasm', '/thinks.wasm'].map((one) => WebAssembly.compileStreaming(fetch(one))))
    .then(([speaks, thinks]) => answers(code, { speaks, thinks }, JSON.parse(data)))
    .then(postMessage, reportError));
