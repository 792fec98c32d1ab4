import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectPageThere } from '../checks/page-there';
import { recordReloads } from '../checks/reloads';
import { bootOf } from '../site/boot';
import { sayIn } from '../site/texts';
import type { Fault, Stage } from './fault';
import { THROWN } from './tampering';
import { VICTIMS } from './victims';

const say = sayIn('en');
const LONGEST_MS = 8_000;
/** React renders once more before it gives up. */
const MOST_THROWN_AT_ONCE = 2;

/** Navigates within the same document, as a link does. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Puts a remote through a fault, from the first visit to the recovery, and asserts that nothing else suffers. */
export async function expectHarmless(stage: Stage, fault: Fault): Promise<void> {
  const { page, site, victim } = stage;
  await fault.begin(stage);
  const { version = '' } = (await bootOf(site.url)).remotes.find(({ name }) => name === victim.name) ?? {};
  const label = new RegExp(`${escaped(`${victim.name} ${version}`)}, reference [0-9a-f]{8}`);
  const others = VICTIMS.filter(({ name }) => name !== victim.name);
  const [first = victim, ...rest] = others;

  await test.step('the site starts, and the other five remotes work', async () => {
    // Not `load`: a file that never arrives would hold it up.
    await page.goto(first.path, { waitUntil: 'commit' });
    await expectPageThere(page);
    if (fault.hangs) await walkTo(page, victim.path);
    for (const { path } of rest) {
      await walkTo(page, path);
      await expectPageThere(page);
    }
  });
  const reloads = recordReloads(page);

  if (fault.outcome === 'page') await expectPageStays(stage, fault);
  else await expectFallback(stage, fault, label);

  await test.step('once the fault is gone everything is there again', async () => {
    await fault.end(stage);
    if (fault.outcome !== 'page') await retryOf(page).click();
    await expectPageThere(page);
    if (fault.outcome !== 'page') await expectFocusInMain(page);
    if (victim.slot && fault.hitsSlot) await recoverSlot(page, label);
    expect(reloads(), 'loads of the document').toBe(0);
  });
}

async function expectFallback(stage: Stage, fault: Fault, label: RegExp): Promise<void> {
  const { page, victim } = stage;
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: victim.name });

  await test.step('the fallback says in time what failed', async () => {
    const waited = await timeUntilAlert(page, victim.path, victim.name);
    expect(waited, 'milliseconds until the fallback').toBeLessThan(LONGEST_MS);
    await expect(alert).toContainText(label);
    await expect(alert).toContainText(
      say(fault.outcome === 'incompatible' ? 'shell:failure.incompatible' : 'shell:failure.text'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell:failure.title'));
    await expect(page).toHaveTitle(/\S.*Plumbline/);
    await expectFocusInMain(page);
    if (victim.slot && fault.hitsSlot) await expect(slotOf(page, label)).toBeVisible();
  });

  await test.step('the shell works, and what throws is not tried again by itself', async () => {
    const before = await thrown(page);
    const perModule = MOST_THROWN_AT_ONCE * (victim.slot ? 2 : 1);
    expect(before, 'times thrown').toBeLessThanOrEqual(perModule);
    await useShell(page);
    expect(await thrown(page), 'times thrown after other work').toBe(before);
  });

  await test.step('Retry asks again, with a new reference, and keeps the focus', async () => {
    const before = (await alert.textContent()) ?? '';
    await retryOf(page).click();
    await expect(alert).not.toHaveText(before);
    await expect(alert).toContainText(label);
    await expect(retryOf(page)).toBeFocused();
  });
}

/** A throw in a handler leaves the page mounted. */
async function expectPageStays({ page, victim }: Stage, fault: Fault): Promise<void> {
  await test.step('the page stays, the shell works', async () => {
    await walkTo(page, victim.path);
    await expectPageThere(page);
    const button = page.getByRole('button', { name: `Use ${victim.page}` });
    await button.click();
    expect(await thrown(page), fault.name).toBe(1);
    await expectPageThere(page);
    await expect(button).toBeFocused();
    await useShell(page);
  });
}

/** The shell responds: the theme toggle, or the skip link where a page has no header. */
async function useShell(page: Page): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('button', { name: /Switch to (dark|light) mode/ });
  if ((await toggle.count()) === 0) {
    await expect(page.getByRole('link', { name: say('shell:header.skip') })).toBeAttached();
    return;
  }
  const before = await toggle.getAttribute('aria-label');
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-label', before ?? '');
}

/** Another part of the same remote may bring the slot back before, or while, its button is pressed. */
async function recoverSlot(page: Page, label: RegExp): Promise<void> {
  const slot = slotOf(page, label);
  await expect(async () => {
    await slot.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await expect(slot).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

function slotOf(page: Page, label: RegExp): Locator {
  return page.getByRole('banner').getByRole('button', { name: label });
}

function retryOf(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: say('shell:failure.retry') });
}

function thrown(page: Page): Promise<number> {
  return page.evaluate((key) => Number((globalThis as Record<string, unknown>)[key] ?? 0), THROWN);
}

async function expectFocusInMain(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), 'focus in the page')
    .toBe(true);
}

/** Goes to the path and returns how long the alert took, by the clock of the page: the machine may be busy. */
async function timeUntilAlert(page: Page, path: string, name: string): Promise<number> {
  return page.evaluate(
    ({ path, name }) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          const alert = document.querySelector('main [role=alert]');
          if (!alert?.textContent.includes(name)) return;
          observer.disconnect();
          resolve(performance.now() - started);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        look();
      }),
    { path, name },
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
}
