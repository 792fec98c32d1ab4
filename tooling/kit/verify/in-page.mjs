/** Functions that are evaluated in the page: each stands for itself. */

/** Shows another address in the same document, as a link does. */
export function walkTo(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Whether a page stands there, loading nothing. */
export function isThere() {
  const [heading, ...more] = document.querySelectorAll('main h1');
  const isBusy = document.querySelector('[aria-busy=true]') !== null;
  return Boolean(heading?.textContent) && more.length === 0 && !isBusy;
}

/** What the shell says in place of a page or slot of the remote; undefined where it shows all of it. */
export function failureOf(name) {
  const said = [
    ...[...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
    ...[...document.querySelectorAll('button[aria-label]')].map(({ ariaLabel }) => ariaLabel),
  ];
  return said.find((text) => text.includes(`${name} `) && /reference|référence/.test(text));
}

/** Names of what the store holds; undefined where it is not found. */
export function storeKeys() {
  const root = document.getElementById('root');
  const container = Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
  const find = (fiber) => {
    for (let at = fiber; at; at = at.sibling) {
      const { store } = at.memoizedProps ?? {};
      const found = typeof store?.getState === 'function' ? store : find(at.child);
      if (found) return found;
    }
    return undefined;
  };
  const store = find(root[container]);
  return store && Object.keys(store.getState());
}

/** The look of the site's own parts: a line for each property of each element. */
export async function looks() {
  const PROPERTIES =
    'color background-color font-family font-size font-weight font-style line-height letter-spacing text-transform text-decoration-line display position z-index opacity visibility padding border box-shadow box-sizing'.split(
      ' ',
    );
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
  const own = document.querySelectorAll('html, body, header, header *, main, main h1, main p, main a');
  return [...own].flatMap((element, index) => {
    const style = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()} (${index})`;
    return PROPERTIES.map((property) => `${name}, ${property}: ${style.getPropertyValue(property)}`);
  });
}

/** What axe finds. */
export async function axeFindings() {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await globalThis.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
