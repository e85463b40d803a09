const RETRY_MS = 5_000; // milliseconds

/** Calls once the server answers again, or the device is connected; returns the end of waiting. For `$effect`. */
export function whenReached(reached: () => void): () => void {
  const ask = (): void => {
    if (document.hidden) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (ok && timer) back();
      },
      () => undefined,
    );
  };
  const back = (): void => {
    end();
    reached();
  };
  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
    removeEventListener('online', back);
  };
  let timer: ReturnType<typeof setInterval> | undefined = setInterval(ask, RETRY_MS);
  addEventListener('online', back);
  return end;
}
