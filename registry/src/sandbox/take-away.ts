/** The text of a function that takes away what reaches out of a process. */
export function takeAway(): string {
  return `function (parent, modules) {
    var kept = ['process', 'console', 'crypto'];
    modules.forEach(function (name) {
      if (kept.indexOf(name) < 0) delete globalThis[name];
    });
    ['fetch', 'WebSocket', 'EventSource', 'require', 'module', 'exports', '__filename', '__dirname'].forEach(
      function (name) { delete globalThis[name]; }
    );
    globalThis.process = {
      env: {}, version: parent.version, versions: Object.assign({}, parent.versions), platform: 'none', argv: [],
      nextTick: parent.nextTick, hrtime: parent.hrtime, emitWarning: function () {},
    };
    // Node's own leads to the streams of the process, and from there to the process itself.
    globalThis.console = {};
    ['log', 'info', 'warn', 'error', 'debug', 'trace'].forEach(function (name) { console[name] = function () {}; });
  }`;
}
