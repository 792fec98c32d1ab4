import type { Chat } from '@plumbline/shared-schema/chats';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import { call } from '../people/people';
import { sayIn } from '../site/texts';

/** Opens a menu of the header with the keyboard, looks at it, and closes it the same way. */
async function visitMenu(page: Page, name: string | RegExp): Promise<string[]> {
  const button = page.getByRole('banner').getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expectAccessible(page);
  const texts = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  return texts;
}

test('each menu of the header is accessible and works by keyboard', async ({ openWindow, demo }) => {
  const say = sayIn('en');
  const page = await openWindow({ as: demo.viewers.contractor, theme: 'light' });
  await page.goto('/jobs');
  expect(await visitMenu(page, say('shell:header.contracts'))).toContain(say('jobs:nav.saved'));
  const profile = await visitMenu(page, /^Your profile menu/);
  expect(profile.at(-1)).toBe(say('shell:header.signOut'));
  expect(await visitMenu(page, /^EN, language/)).toEqual(['English', 'Français']);
});

test('the menu of a phone is accessible in the dark and holds every entry', async ({ openWindow, demo }) => {
  const say = sayIn('fr');
  for (const as of [undefined, demo.viewers.contractor]) {
    const page = await openWindow({ as, theme: 'dark', language: 'fr', width: 320 });
    await page.goto('/jobs');
    const opener = page.getByRole('button', { name: say('shell:header.openMenu') });
    await opener.click();
    const last = as
      ? page.getByRole('button', { name: say('shell:header.signOut') })
      : page.getByRole('banner').getByRole('link', { name: say('shell:header.signUp') });
    await expect(last).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: say('jobs:nav.saved') })).toHaveCount(
      as ? 1 : 0,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visitMenu(page, /^FR, langue/);
    await page.keyboard.press('Escape');
    await expect(last).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.close();
  }
});

test('the header of a hirer with unread messages fits its window in both languages', async ({
  openWindow,
  site,
}) => {
  const { client, contractor, job } = await anApplication(site.url, { title: 'Plaster the stairs' });
  const { _id: chatId } = await call<Chat>(site.url, 'chats/create', {
    token: client.token,
    body: { jobId: job._id, participants: [{ userId: contractor.user._id, role: 'receiver' }] },
  });
  await call(site.url, 'messages/', {
    token: contractor.token,
    body: { recipientId: client.user._id, chatId, content: 'Which day suits you?' },
  });
  for (const language of ['en', 'fr'] as const) {
    const page = await openWindow({ as: client, language });
    for (const width of [1150, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/jobs');
      await expect(page).toHaveTitle(/^\(1\) /);
      await expectNoSidewaysScroll(page);
    }
    await page.close();
  }
});
