import { takeAway } from '../../sandbox/take-away';
import { standIns } from './stand-ins';

/**
 * The program of a process that evaluates one container, as text, because the process can read no file. What the
 * container asks for is learned in two ways: from what the builder's code hands to the runtime, and by getting each
 * module. Chunks are not loaded.
 */
export const CONTAINER_PROGRAM = `(${program()})(${takeAway()}, ${standIns()})`;

function program(): string {
  return `function (takeAway, standIns) {
    var parent = process, run = require('vm').runInThisContext;
    var later = setImmediate, send = parent.send.bind(parent), asks = [];
    parent.on('unhandledRejection', function () {});
    parent.on('disconnect', function () { parent.exit(); });
    takeAway(parent, require('module').builtinModules);
    function note(key, range) { asks.push([String(key), String(range)]); }
    var handed = standIns(note);

    function containersAmong(known) {
      return Reflect.ownKeys(globalThis)
        .filter(function (key) { return !known.has(key); })
        .map(function (key) { return globalThis[key]; })
        .filter(function (value) { return value && typeof value.get === 'function'; });
    }
    function get(container, expose) {
      // What it does not give is told by what it does not ask for.
      try { Promise.resolve(container.get(expose)).catch(function () {}); } catch {}
    }
    function noteHanded() {
      handed.forEach(function (data) {
        Object.values((data || {}).moduleIdToConsumeDataMapping || {}).forEach(function (one) {
          note(one.shareKey, one.requiredVersion);
        });
      });
    }
    parent.once('message', function (order) {
      var known = new Set(Reflect.ownKeys(globalThis));
      try {
        run(order.source);
        containersAmong(known).forEach(function (container) {
          order.exposes.forEach(function (expose) { get(container, expose); });
        });
      } catch (error) {
        return send({ asks: [], problem: String(error) });
      }
      later(function () {
        try { noteHanded(); send({ asks: asks }); } catch (error) { send({ asks: [], problem: String(error) }); }
      });
    });
  }`;
}
