/**
 * Federation runtime plugin bundled into every container. A chunk URL that failed is asked for under a new query the
 * next time: browsers queue a second request for the same URL behind a hung one, and may keep a cached failure. A first
 * failure may be that of the page's preload, long past: it is asked for once more at once. What failed is remembered by
 * the page, since a container that is thrown away leaves its hung requests behind.
 */
const memory = (globalThis.__plumblineFailedChunks ??= { attempts: 0, failed: new Map() });

export default function chunkRetry() {
  const load = __webpack_require__.l;
  if (load && !load.retriesUnderNewUrl) {
    const { failed } = memory;
    const withRetry = (url, done, ...rest) => {
      const attempt = failed.get(url);
      const target = attempt ? `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}` : url;
      const settled = (event) => {
        if (event?.type === 'load') failed.delete(url);
        else failed.set(url, (memory.attempts += 1));
        if (event?.type === 'error' && !attempt) withRetry(url, done, ...rest);
        else done(event);
      };
      return load(target, settled, ...rest);
    };
    withRetry.retriesUnderNewUrl = true;
    __webpack_require__.l = withRetry;
  }
  return { name: 'chunk-retry' };
}
