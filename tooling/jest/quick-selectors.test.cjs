const { fromJsdom, mayMatch } = require('./quick-selectors.cjs');

const { JSDOM } = fromJsdom('jsdom');
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

const { document } = new JSDOM(`
  <main class="page css-1a">
    <p id="lead" class="css-2b open">One</p>
    <ul class="list"><li class="css-3c"><a href="/jobs">Two</a></li></ul>
    <svg class="icon"><path class="css-3c"></path></svg>
    <button disabled class="button button-text">Three</button>
  </main>`).window;

const SELECTORS = [
  '*',
  'p',
  'P',
  '.css-2b',
  'p.css-2b.open',
  '.css-2b.closed',
  'main .css-3c',
  'ul > li.css-3c',
  'main>p',
  '.css-9z',
  '.css-9z, .css-3c',
  '#lead',
  'a:link',
  'button:disabled',
  'button:not(.button)',
  ':is(.page, .css-9z) li',
  '[href="/jobs"]',
  'li, [class~="open"]',
  '.button-text:hover',
  'p + ul',
];

test.each(SELECTORS)('%s matches what it matches without the short cut', (selector) => {
  const elements = [...document.querySelectorAll('*')];
  expect(elements.filter((element) => matchesDontThrow(implForWrapper(element), selector))).toEqual(
    elements.filter((element) => element.matches(selector)),
  );
});

test('a selector for a class that the element lacks is not tried', () => {
  const lead = implForWrapper(document.getElementById('lead'));
  expect(mayMatch(lead, '.css-9z')).toBe(false);
  expect(mayMatch(lead, '.css-2b:hover')).toBe(true);
  expect(mayMatch(lead, undefined)).toBe(true);
});
