const { keepStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has none of these; react-router, MSW and RTK Query need them. MessageChannel stays out: it keeps jest alive. */
const NODE_GLOBALS = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
];

/** React reads a form whose submission starts a transition (a navigation); Node's FormData takes no form. */
const formDataOf = (DomFormData) =>
  class extends FormData {
    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value);
    }

    static [Symbol.hasInstance](value) {
      return value instanceof FormData;
    }
  };

class BrowserEnvironment extends TestEnvironment {
  constructor({ projectConfig, ...config }, context) {
    const testEnvironmentOptions = { url: 'http://localhost/', ...projectConfig.testEnvironmentOptions };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    // A test of local days names its time zone: `@jest-environment-options {"timeZone": "Europe/Paris"}`.
    this.usualZone = process.env.TZ;
    if (testEnvironmentOptions.timeZone) process.env.TZ = testEnvironmentOptions.timeZone;
    const { global } = this;
    const DomFormData = global.FormData;
    for (const key of NODE_GLOBALS) if (globalThis[key] !== undefined) global[key] = globalThis[key];
    global.FormData = formDataOf(DomFormData);
    const absolute = (url) => (typeof url === 'string' ? new URL(url, global.location.href) : url);
    global.Request = class extends Request {
      constructor(url, init) {
        super(absolute(url), init);
      }
    };
    global.fetch = (url, init) => fetch(absolute(url), init);
    keepStyles(global);
    // jsdom draws nothing, and says so on the console each time.
    global.HTMLCanvasElement.prototype.getContext = () => null;
    global.Uint8Array = Uint8Array;
    global.ArrayBuffer = ArrayBuffer;
  }

  async teardown() {
    if (this.usualZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.usualZone;
    await super.teardown();
  }

  /** Not "browser": msw/node is empty under that condition. */
  exportConditions() {
    return [''];
  }
}

module.exports = BrowserEnvironment;
