import { takeAway } from '../../sandbox/take-away';
import { FREEZE_SHARED } from './freeze-shared';

/** What the host's half needs of Node. */
const MODULES = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'util'];

/**
 * The program of a renderer: takes away what reaches out of the process, freezes what all code of it shares, then runs
 * the host's half, which the edge sends. Timers and globals of a page end with it. Passed as text, because a process
 * without the right to read files can start from nothing else.
 *
 * A guard against accidents: the network is out of reach of code that plays by the rules. Against hostile code stand
 * the signatures of releases.
 */
export const BOOTSTRAP = `(${program()})(${JSON.stringify(MODULES)}, ${takeAway()}, ${FREEZE_SHARED})`;

function program(): string {
  return `function (allowed, takeAway, freezeShared) {
    var parent = process, load = require, compile = load('vm').compileFunction, left = new Set(), globals;
    parent.on('unhandledRejection', function () {});
    parent.on('disconnect', function () { parent.exit(); });
    function requireAllowed(name) {
      var plain = name.replace('node:', '');
      if (allowed.indexOf(plain) < 0) throw new Error('a renderer has no ' + name);
      return load(plain);
    }
    function removeWhatIsLeft() {
      left.forEach(function (end) { end(); });
      left.clear();
      Reflect.ownKeys(globalThis).forEach(function (key) {
        if (!globals.has(key) && !Reflect.deleteProperty(globalThis, key)) parent.exit();
      });
    }
    function endWithThePage(name, clear) {
      var start = globalThis[name];
      globalThis[name] = function () {
        var handle = start.apply(undefined, arguments);
        left.add(function () { clear(handle); });
        return handle;
      };
    }
    takeAway(parent, load('module').builtinModules);
    endWithThePage('setTimeout', clearTimeout);
    endWithThePage('setInterval', clearInterval);
    endWithThePage('setImmediate', clearImmediate);
    var send = parent.send.bind(parent), on = parent.on.bind(parent), once = parent.once.bind(parent);
    once('message', function (first) {
      // Not before: Node gives the global object a name back once this program has run.
      freezeShared(allowed.map(load));
      var module = { exports: {} };
      // Code that is compiled this way, and what it compiles itself, cannot import().
      compile(first.host, ['require', 'module', 'exports'])(requireAllowed, module, module.exports);
      globals = new Set(Reflect.ownKeys(globalThis));
      module.exports.start({
        send: function (message) {
          if (message.kind === 'page' || message.kind === 'failed') removeWhatIsLeft();
          send(message);
        },
        onMessage: function (listener) {
          on('message', function (message) {
            if (message.kind === 'render') send({ kind: 'begun', id: message.id });
            listener(message);
          });
        },
      });
    });
  }`;
}
