/**
 * Runs in a page before its own scripts: keeps account of timers that run, listeners of window and document, and style
 * sheets, each by who asked for it. `globalThis.leftovers()`: their names, once for each.
 */
(() => {
  const HERE = /at .*(<anonymous>|watch\.js)/;
  const callerOf = () => {
    const frames = (new Error().stack ?? '').split('\n').slice(3);
    const frame = frames.find((line) => !HERE.test(line)) ?? '';
    return frame.trim().replace(/^at /, '').replace(location.origin, '');
  };

  const timers = new Map();
  for (const kind of ['Timeout', 'Interval']) {
    const [set, clear] = [globalThis[`set${kind}`], globalThis[`clear${kind}`]];
    globalThis[`set${kind}`] = (run, delay, ...given) => {
      const isOnce = kind === 'Timeout';
      const id = set(
        (...args) => {
          if (isOnce) timers.delete(id);
          if (typeof run === 'function') run(...args);
        },
        delay,
        ...given,
      );
      timers.set(id, `${kind.toLowerCase()} of ${callerOf()}`);
      return id;
    };
    globalThis[`clear${kind}`] = (id) => {
      timers.delete(id);
      clear(id);
    };
  }

  const listeners = new Map();
  const keyOf = (type, options) =>
    `${type} ${typeof options === 'object' ? Boolean(options?.capture) : Boolean(options)}`;
  for (const target of [globalThis, document]) {
    const { addEventListener, removeEventListener } = target;
    const own = new Map();
    listeners.set(target, own);
    target.addEventListener = (type, listener, options) => {
      const key = keyOf(type, options);
      if (!own.has(key)) own.set(key, new Map());
      if (!options?.once) own.get(key).set(listener, `listener of ${type}, ${callerOf()}`);
      options?.signal?.addEventListener('abort', () => own.get(key).delete(listener));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      own.get(keyOf(type, options))?.delete(listener);
      removeEventListener.call(target, type, listener, options);
    };
  }

  const sheets = () =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(
      ({ href, ownerNode }) => `style sheet ${href ?? ownerNode?.dataset?.emotion ?? 'without an address'}`,
    );

  globalThis.leftovers = () => [
    ...timers.values(),
    ...[...listeners.values()].flatMap((own) => [...own.values()].flatMap((known) => [...known.values()])),
    ...sheets(),
  ];
})();
