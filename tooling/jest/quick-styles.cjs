const { createRequire } = require('node:module');

/** The jsdom that the test environment uses. */
const fromJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const cssom = createRequire(fromJsdom.resolve('jsdom'))('rrweb-cssom');
const { CSSStyleDeclaration } = createRequire(fromJsdom.resolve('jsdom'))('cssstyle');
const defaultStyleSheet = fromJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { matchesDontThrow } = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const styleRules = fromJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** `div.card:hover`: a compound, whose name and classes an element must have to match. */
const COMPOUND = /^([a-z][\w-]*|\*)?((?:[.#]|::?)[\w-]+)*$/i;
const COMBINATOR = /\s*([\s>+~])\s*/;
const SIBLINGS = ['+', '~'];
const STRINGS = /"[^"]*"|'[^']*'/g;
const BRACKETS = /\[[^[\]]*\]|\([^()]*\)/g;
const HAS_FOCUS = /:focus(-visible)?(?![\w-])/;

/** Without what stands in brackets, which asks for no more than what stands before. */
function withoutBrackets(selector) {
  const without = selector.replace(STRINGS, '').replace(BRACKETS, (text) => (text[0] === '[' ? ':has' : ''));
  return without === selector ? without : withoutBrackets(without);
}

const classesIn = (compound) => [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

/** Of the compound for the parent, where there is one: siblings have the same. */
function parentClasses(parts) {
  const last = parts.findLastIndex((part, at) => at % 2 === 1 && !SIBLINGS.includes(part));
  return parts[last] === '>' ? classesIn(parts[last - 1]) : [];
}

function readAlternative(text) {
  const parts = text.trim().split(COMBINATOR);
  const compound = parts.at(-1);
  if (compound === '' || !COMPOUND.test(compound)) return undefined;
  return {
    tag: compound.startsWith(':root') ? 'html' : /^[a-z][\w-]*/i.exec(compound)?.[0],
    classes: classesIn(compound),
    parent: parentClasses(parts),
    isFocused: HAS_FOCUS.test(compound),
    isAll: parts.length === 1 && !/[:#]/.test(compound),
  };
}

/**
 * For each alternative of a selector what an element must have, and whether that is all it asks for; `undefined` where
 * that cannot be read so simply.
 */
function read(selector) {
  if (selector.includes('\\')) return undefined;
  const alternatives = withoutBrackets(selector).split(',').map(readAlternative);
  return alternatives.includes(undefined) ? undefined : alternatives;
}

const known = new Map();
function alternativesOf(selector) {
  if (!known.has(selector)) known.set(selector, read(selector));
  return known.get(selector);
}

/** Those of a sheet that jsdom looks at. One such as `@keyframes` has no selector. */
function rulesOf(sheet) {
  return [...sheet.cssRules]
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);
}

const listAt = (map, key) => map.get(key) ?? map.set(key, []).get(key);

/** Rules by what an element must have to match one; each with its place among all. */
function indexOf(sheets) {
  const index = { byClass: new Map(), byTag: new Map(), byParent: new Map(), others: [] };
  const listFor = (wanted) => {
    if (wanted?.classes.length > 0) return listAt(index.byClass, wanted.classes.at(-1));
    if (wanted?.tag) return listAt(index.byTag, wanted.tag);
    return wanted?.parent.length > 0 ? listAt(index.byParent, wanted.parent.at(-1)) : index.others;
  };
  for (const [place, rule] of sheets.flatMap(rulesOf).entries())
    for (const wanted of alternativesOf(rule.selectorText) ?? [undefined])
      listFor(wanted).push({ rule, place, wanted });
  return index;
}

const indexes = new WeakMap();
let defaultSheet;
/** Sheets only come and go whole, or grow. */
function indexFor(document) {
  defaultSheet ??= cssom.parse(defaultStyleSheet);
  const sheets = [defaultSheet, ...document.styleSheets._list];
  const last = indexes.get(document);
  const isSame = ({ sheet, count }, at) => sheet === sheets[at] && count === sheet.cssRules.length;
  if (last?.sheets.length === sheets.length && last.sheets.every(isSame)) return last.index;
  const index = indexOf(sheets);
  indexes.set(document, {
    index,
    sheets: sheets.map((sheet) => ({ sheet, count: sheet.cssRules.length })),
  });
  return index;
}

const namesOf = (element) => (element?.getAttributeNS(null, 'class') ?? '').split(/\s+/);

function isMatch({ rule, wanted }, element, names) {
  if (wanted?.isFocused && element._ownerDocument._lastFocusedElement !== element) return false;
  if (wanted?.tag && wanted.tag !== element.localName) return false;
  if (!(wanted?.classes ?? []).every((name) => names.includes(name))) return false;
  return wanted?.isAll || matchesDontThrow(element, rule.selectorText);
}

/** The rules that an element matches, in their order. */
function rulesFor(element) {
  const { byClass, byTag, byParent, others } = indexFor(element._ownerDocument);
  const names = namesOf(element);
  const matched = [
    others,
    byTag.get(element.localName),
    ...names.map((name) => byClass.get(name)),
    ...namesOf(element.parentElement).map((name) => byParent.get(name)),
  ]
    .flatMap((found) => found ?? [])
    .filter((entry) => isMatch(entry, element, names))
    .sort((one, other) => one.place - other.place)
    .map(({ rule }) => rule);
  return [...new Set(matched)];
}

function declare(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

/**
 * jsdom computes a style by trying every rule of every style sheet with a full selector engine, after each change of the
 * document; that was a third of the time of pages' tests. Here rules are found by class and name, as in browsers, with
 * the same result. Must be loaded before jsdom.
 */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const kept = document._styleCache.get(element);
  if (kept) return kept;
  const declaration = new CSSStyleDeclaration();
  for (const rule of rulesFor(element)) declare(declaration, rule.style);
  declare(declaration, element.style);
  document._styleCache.set(element, declaration);
  return declaration;
};

/** The computed style of an element is made once until the document changes. */
function keepStyles(window) {
  const { getComputedStyle } = window;
  const kept = new WeakMap();
  window.getComputedStyle = (element, ...rest) => {
    const document = implForWrapper(element)?._ownerDocument;
    const known = kept.get(document?._styleCache ?? {})?.get(element);
    if (known && rest.length === 0) return known;
    const style = getComputedStyle(element, ...rest);
    if (rest.length > 0) return style;
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
}

module.exports = { fromJsdom, keepStyles, rulesFor };
