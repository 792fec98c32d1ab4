import type { Page } from '@playwright/test';
import { expectPageThere } from '../checks/page-there';
import { VICTIMS } from '../faults/victims';
import { expect, test } from '../journey';

/** An address that no remote has: the site itself says so. */
const NOWHERE = '/no-page-of-anybody';

/** Navigates within the same document, as a link does. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expectPageThere(page);
}

/** The computed styles of what matches, by name: sizes and places go with the content and are left out. */
function looksOf(page: Page, selector: string): Promise<Record<string, string>> {
  return page.evaluate(async (selector) => {
    const ends = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled(ends);
    const moves = /size|width|height|origin|^(inset|top|left|right|bottom|perspective|transform)/;
    return Object.fromEntries(
      [...document.querySelectorAll(selector)].map((element) => {
        const style = getComputedStyle(element);
        const said = [...style]
          .filter((name) => name === 'font-size' || !moves.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = element.ariaLabel ?? element.textContent.trim();
        return [`${element.tagName.toLowerCase()} ${name.slice(0, 40)}`, said.join('; ')];
      }),
    );
  }, selector);
}

/** A menu says in a look of its own where one is. */
const HEADER = 'html, header, header a:not([aria-current])';
const SITE = 'html, body, header, header button, header a, main h1, main p, main a, main button';

test('no remote changes how the header and the parts of the site look, while it is shown or after', async ({
  demo,
  openWindow,
}) => {
  const page = await openWindow({ as: demo.viewers.client });
  await page.goto('/about');
  await walkTo(page, NOWHERE);
  const before = await looksOf(page, SITE);
  expect(Object.keys(before).length).toBeGreaterThan(8);

  for (const { name, path } of VICTIMS) {
    await walkTo(page, path);
    const during = await looksOf(page, HEADER);
    const common = Object.keys(during).filter((part) => Object.hasOwn(before, part));
    expect(common.length, `parts beside ${name}`).toBeGreaterThan(0);
    for (const part of common) expect(during[part], `${part} beside ${name}`).toBe(before[part]);
    await walkTo(page, NOWHERE);
    expect(await looksOf(page, SITE), `the site after ${name}`).toMatchObject(before);
  }
});
