const { createRequire } = require('node:module');

/** The jsdom that the test environment uses. */
const fromJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** `div.card:hover`: what a compound asks of the element's own name and classes. */
const COMPOUND = /^([a-z][\w-]*|\*)?((?:[.#]|::?)[\w-]+)*$/i;
const COMBINATORS = /[\s>+~]+/;
/** Brackets, strings and escapes can hold commas and blanks: those selectors are left to jsdom. */
const NOT_PLAIN = /[()[\]\\"']/;

const asked = new Map();

/** For each alternative of a selector, tag and classes that an element must have; `undefined` where that is not plain. */
function read(selector) {
  // A rule such as `@keyframes` has no selector.
  if (typeof selector !== 'string' || NOT_PLAIN.test(selector)) return undefined;
  const alternatives = selector.split(',').map((text) => text.trim().split(COMBINATORS).at(-1));
  if (!alternatives.every((compound) => compound !== '' && COMPOUND.test(compound))) return undefined;
  return alternatives.map((compound) => ({
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase(),
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  }));
}

let last = { text: undefined, names: new Set() };
function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (last.text !== text) last = { text, names: new Set(text.split(/\s+/)) };
  return last.names;
}

/** Can the element match, by its own name and classes? `false` is certain. */
function mayMatch(element, selector) {
  if (!asked.has(selector)) asked.set(selector, read(selector));
  const alternatives = asked.get(selector);
  if (!alternatives) return true;
  const names = classesOf(element);
  const tag = element.localName.toLowerCase();
  return alternatives.some(
    (wanted) => (!wanted.tag || wanted.tag === tag) && wanted.classes.every((name) => names.has(name)),
  );
}

/**
 * jsdom computes a style by trying every rule of every style sheet with a full selector engine, after each change of the
 * document. Nearly all of them ask for a class that the element does not have: looking at that first makes the tests of
 * pages a third faster. Must be loaded before jsdom.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

module.exports = { fromJsdom, mayMatch };
