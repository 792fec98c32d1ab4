/**
 * The text of a function that freezes what all code of a process shares: the objects of the language and of Node, and
 * everything that they lead to. It runs before any code of a release, in a process that can read no file.
 *
 * An assignment to an object that inherits from a frozen one throws, and programs do give objects a `name` or `toString`
 * of their own. Those names become accessors that let them.
 */
export const FREEZE_SHARED = `function (modules) {
  'use strict';
  var keysOf = Reflect.ownKeys, describe = Object.getOwnPropertyDescriptor, define = Object.defineProperty;
  var shared = new Set();

  function add(value) {
    var isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (isThing && value !== globalThis) shared.add(value);
  }

  function letInheritorsHave(proto, names) {
    names.forEach(function (key) {
      var found = describe(proto, key);
      if (!found || !found.configurable || !('value' in found)) return;
      define(proto, key, {
        configurable: true, enumerable: found.enumerable,
        get: function () { return found.value; },
        set: function (value) {
          if (this === proto) throw new TypeError('Cannot assign to ' + String(key) + ', which all code shares');
          define(this, key, { value: value, writable: true, enumerable: true, configurable: true });
        },
      });
    });
  }

  function addGlobals() {
    // Node defines some of them when they are read first, which must be over.
    modules.concat(globalThis).forEach(function (holder) {
      keysOf(holder).forEach(function (key) { try { add(holder[key]); } catch (error) {} });
    });
    modules.forEach(add);
    // These have no name of their own.
    var timer = setTimeout(function () {}), immediate = setImmediate(function () {});
    [
      timer, immediate, function* () {}, async function () {}, async function* () {}, [].values(), new Map().values(),
      new Set().values(), ''[Symbol.iterator](), 'a'.matchAll(/a/g), new URLSearchParams().values(),
    ].forEach(function (each) { add(Object.getPrototypeOf(each)); });
    clearTimeout(timer);
    clearImmediate(immediate);
  }

  function freeze(value) {
    // The bytes of an array cannot be frozen.
    if (ArrayBuffer.isView(value)) return;
    // Node writes to such a symbol of its emitters, and it can be no accessor.
    var isWrittenByNode = keysOf(value).some(function (key) {
      var found = describe(value, key);
      return typeof key === 'symbol' && !found.configurable && found.writable;
    });
    if (!isWrittenByNode) return void Object.freeze(value);
    keysOf(value).forEach(function (key) {
      var found = describe(value, key);
      if (found.configurable) define(value, key, 'value' in found ? { writable: false, configurable: false } : { configurable: false });
    });
    Object.preventExtensions(value);
  }

  addGlobals();
  letInheritorsHave(Object.prototype, keysOf(Object.prototype));
  letInheritorsHave(Function.prototype, ['constructor', 'bind', 'toString', 'name']);
  [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError].forEach(function (each) {
    letInheritorsHave(each.prototype, ['constructor', 'name', 'message', 'toString']);
  });
  // Node 22 and later give the streams that they make themselves one of their own.
  [ReadableStream, TransformStream, WritableStream].forEach(function (each) {
    letInheritorsHave(each.prototype, ['constructor']);
  });
  modules.forEach(function (module) {
    keysOf(module).map(function (key) { return module[key]; }).concat(module).forEach(function (each) {
      var isClass = typeof each === 'function' && each.prototype && each.prototype !== Object.prototype;
      if (isClass) letInheritorsHave(each.prototype, keysOf(each.prototype));
    });
  });
  // The set grows while it is walked.
  shared.forEach(function (value) {
    add(Object.getPrototypeOf(value));
    keysOf(value).forEach(function (key) {
      var found = describe(value, key);
      add(found.get); add(found.set); add(found.value);
    });
  });
  shared.forEach(freeze);
  keysOf(globalThis).forEach(function (key) {
    var found = describe(globalThis, key);
    if (found.configurable) define(globalThis, key, 'value' in found ? { writable: false, configurable: false } : { configurable: false });
  });
}`;
