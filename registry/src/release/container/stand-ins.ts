/**
 * The text of a function that puts a page and a federation runtime around a container, which do nothing but note what
 * is asked for: `note(key, range)` for each module that the runtime is to load. Gives what the builder's code hands to the
 * runtime, as it comes.
 */
export function standIns(): string {
  return `function (note) {
    var handed = [];
    function anything() {
      return new Proxy(function () {}, {
        get: function (_target, key) {
          if (key === 'then') return undefined;
          if (key === Symbol.iterator) return function () { return [][Symbol.iterator](); };
          return key === Symbol.toPrimitive ? function () { return ''; } : anything();
        },
        apply: anything,
        construct: anything,
      });
    }
    function withAnything(known) {
      return new Proxy(known, {
        get: function (target, key) { return key in target || key === 'then' ? target[key] : anything(); },
      });
    }
    function asked(key, more) {
      var config = ((more || {}).customShareInfo || {}).shareConfig || {};
      note(key, config.requiredVersion);
    }
    function Runtime(options) {
      return withAnything({
        options: options || {}, shareScopeMap: {},
        initOptions: function () { return this; },
        loadShare: function (key, more) { asked(key, more); return new Promise(function () {}); },
        loadShareSync: function (key, more) { asked(key, more); return anything; },
      });
    }
    globalThis._FEDERATION_RUNTIME_CORE = withAnything({
      ModuleFederation: Runtime,
      getGlobalFederationConstructor: function () { return Runtime; },
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    });
    globalThis.self = globalThis.window = globalThis;
    globalThis.location = { href: 'https://site.invalid/' };
    globalThis.document = withAnything({
      baseURI: 'https://site.invalid/', currentScript: { tagName: 'SCRIPT', src: 'https://site.invalid/entry.js' },
    });
    Object.defineProperty(Object.prototype, 'consumesLoadingData', {
      configurable: true,
      get: function () {},
      set: function (value) {
        handed.push(value);
        Object.defineProperty(this, 'consumesLoadingData', {
          value: value, writable: true, enumerable: true, configurable: true,
        });
      },
    });
    return handed;
  }`;
}
