const { fromJsdom, keepStyles, rulesFor } = require('./quick-styles.cjs');

const { JSDOM } = fromJsdom('jsdom');
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js');

const { window } = new JSDOM(`
  <main class="page css-1a" tabindex="0">
    <p hidden>None</p>
    <p id="lead" class="css-2b open">One</p>
    <ul class="list"><li class="css-3c"><a href="/jobs">Two</a></li></ul>
    <svg class="icon"><path class="css-3c"></path></svg>
    <button disabled class="button button-text">Three</button>
  </main>`);
const { document } = window;
keepStyles(window);

const SELECTORS = [
  '*',
  'p',
  'P',
  ':root',
  ':focus',
  '[tabindex]:focus-visible',
  ':focus-within',
  ':root:has(.page)',
  ':root, .light',
  '.list > :not(style) ~ :not(style)',
  '.page > :not(style)',
  '.page > p + ul > *:nth-of-type(1)',
  '.page > * a',
  '[hidden]',
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
  'ul > [class]',
  'main > .list:not(.css-9z, [hidden]) a[href="/jobs"]',
  'p:not(.css-2b:is(.open))',
  'li.icon, svg.icon',
  '.css-2b.open, p.lead',
  '.css\\-2b',
];

const asJsdom = (element) => SELECTORS.filter((selector) => element.matches(selector));

test('an element has the rules of a style sheet that jsdom finds by trying all, in their order', () => {
  for (const selector of SELECTORS) {
    const sheet = document.createElement('style');
    sheet.textContent = `${selector} { --found: "${selector.replace(/["\\]/g, '')}" }`;
    document.head.append(sheet);
  }
  document.querySelector('main').focus();
  for (const element of document.querySelectorAll('*')) {
    const found = rulesFor(implForWrapper(element)).filter(({ style }) => style['--found'] !== undefined);
    expect(found.map(({ selectorText }) => selectorText)).toEqual(asJsdom(element));
  }
});

test('a style follows sheets that come, grow and go, and classes that change', () => {
  const lead = document.getElementById('lead');
  const shown = () => window.getComputedStyle(lead).display;
  expect(shown()).toBe('block');
  expect(window.getComputedStyle(lead)).toBe(window.getComputedStyle(lead));
  const sheet = document.createElement('style');
  sheet.textContent =
    '.css-2b { display: flex } @media print { p { display: none } } @keyframes turn { from { top: 0 } }';
  document.head.append(sheet);
  expect(shown()).toBe('flex');
  sheet.sheet.insertRule('@media screen { .late { display: grid } }', 1);
  lead.classList.add('late');
  expect(shown()).toBe('grid');
  lead.style.display = 'inline';
  expect(shown()).toBe('inline');
  lead.style.display = '';
  lead.className = '';
  expect(shown()).toBe('block');
  lead.className = 'css-2b';
  sheet.remove();
  expect(shown()).toBe('block');
});
