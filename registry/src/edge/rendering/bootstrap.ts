/** What the host's half needs of Node. */
const MODULES = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'util'];

/**
 * The program of a renderer: takes away what reaches out of the process, then runs the host's half, which the edge
 * sends. Passed as text, because a process without the right to read files can start from nothing else.
 *
 * A guard against accidents: the network is out of reach of code that plays by the rules. Against hostile code stand
 * the signatures of releases.
 */
export const BOOTSTRAP = `(${program()})(${JSON.stringify(MODULES)})`;

function program(): string {
  return `function (allowed) {
    var parent = process, load = require;
    parent.on('unhandledRejection', function () {});
    parent.on('disconnect', function () { parent.exit(); });
    function requireAllowed(name) {
      var plain = name.replace('node:', '');
      if (allowed.indexOf(plain) < 0) throw new Error('a renderer has no ' + name);
      return load(plain);
    }
    var kept = ['process', 'console', 'crypto', 'buffer', 'timers', 'url'];
    load('module').builtinModules.forEach(function (name) {
      if (kept.indexOf(name) < 0) delete globalThis[name];
    });
    ['fetch', 'WebSocket', 'EventSource', 'require', 'module', 'exports', '__filename', '__dirname'].forEach(
      function (name) { delete globalThis[name]; }
    );
    globalThis.process = Object.freeze({
      env: Object.freeze({}), version: parent.version, versions: parent.versions, platform: 'none', argv: [],
      nextTick: parent.nextTick, hrtime: parent.hrtime, emitWarning: function () {},
    });
    parent.once('message', function (first) {
      var module = { exports: {} };
      new Function('require', 'module', 'exports', first.host)(requireAllowed, module, module.exports);
      module.exports.start({
        send: function (message) { parent.send(message); },
        onMessage: function (listener) { parent.on('message', listener); },
      });
    });
  }`;
}
