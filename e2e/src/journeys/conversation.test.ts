import type { Chat } from '@plumbline/shared-schema/chats';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import type { Deal } from '../people/deals';
import { call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const dire = sayIn('fr');

/** The chat of the two about the job. */
async function aChat(site: string, { client, contractor, job }: Deal): Promise<Chat> {
  return call<Chat>(site, 'chats/create', {
    token: client.token,
    body: {
      jobId: job._id,
      participants: [
        { userId: client.user._id, role: 'sender' },
        { userId: contractor.user._id, role: 'receiver' },
      ],
    },
  });
}

const log = (page: Page) => page.getByRole('main').getByRole('log');
const lines = (page: Page) => log(page).getByRole('listitem');

/** Writes it by keyboard alone. */
async function write(page: Page, placeholder: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: placeholder });
  await box.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test(
  'two people talk: each sees at once what the other writes, that they type, read and are online',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    const deal = await anApplication(site.url, { title: 'Tile the bath' });
    const chat = await aChat(site.url, deal);
    const nora = await openWindow({ as: deal.client });
    const marcus = await openWindow({ as: deal.contractor, language: 'fr', theme: 'dark', width: 360 });
    await Promise.all([nora, marcus].map((page) => page.goto(`/messages?chat=${chat._id}`)));
    await expect(nora.getByText(say('messaging:thread.empty'))).toBeVisible();
    await expect(marcus.getByText(dire('messaging:thread.empty'))).toBeVisible();
    await expect(nora.getByText(say('messaging:list.online')).first()).toBeAttached();

    await marcus
      .getByRole('textbox', { name: dire('messaging:thread.placeholder') })
      .pressSequentially('Bon');
    await expect(nora.getByText(say('messaging:thread.typing', { name: 'Marcus Mason' }))).toBeVisible();
    await marcus.keyboard.type('jour');
    await marcus.keyboard.press('Enter');
    await expect(lines(nora).filter({ hasText: 'Bonjour' })).toHaveCount(1);
    await expect(lines(marcus).filter({ hasText: dire('messaging:thread.read') })).toHaveCount(1);
    await write(nora, say('messaging:thread.placeholder'), 'Hello Marcus');
    await expect(lines(marcus).filter({ hasText: 'Hello Marcus' })).toHaveCount(1);

    await expectAccessible(nora);
    await expectNoSidewaysScroll(marcus);
  },
);

test('three messages written without a network survive that the page is closed and arrive once, in order, on both sides', async ({
  openWindow,
  problems,
  site,
}) => {
  problems.allow(/socket\.io|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const deal = await anApplication(site.url, { title: 'Hang the doors' });
  const chat = await aChat(site.url, deal);
  const nora = await openWindow({ as: deal.client });
  const marcus = await openWindow({ as: deal.contractor });
  await Promise.all([nora, marcus].map((page) => page.goto(`/messages?chat=${chat._id}`)));
  await expect(nora.getByText(say('messaging:thread.empty'))).toBeVisible();

  const window = nora.context();
  await window.setOffline(true);
  for (const text of ['First', 'Second', 'Third'])
    await write(nora, say('messaging:thread.placeholder'), text);
  await expect(lines(nora)).toHaveCount(3);
  await expect(lines(nora).first()).toContainText(say('messaging:thread.waiting'));

  await nora.close();
  await window.setOffline(false);
  const back = await window.newPage();
  await back.goto(`/messages?chat=${chat._id}`);
  for (const page of [back, marcus]) {
    await expect(lines(page)).toHaveCount(3, { timeout: 20_000 });
    await expect(lines(page)).toContainText(['First', 'Second', 'Third']);
  }
  await expect(log(back).getByText(say('messaging:thread.waiting'))).toHaveCount(0);
});

test('a long thread opens at its end, and older messages load upwards without a jump', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Paint the hall' });
  const chat = await aChat(site.url, deal);
  for (let index = 1; index <= 260; index += 1)
    await call(site.url, 'messages/', {
      token: deal.contractor.token,
      body: { recipientId: deal.client.user._id, chatId: chat._id, content: `Line ${String(index)}` },
    });
  await call(site.url, `messages/${chat._id}/read`, { token: deal.client.token, body: {} });
  const page = await openWindow({ as: deal.client });
  await page.goto(`/messages?chat=${chat._id}`);
  await expect(log(page).getByText('Line 260', { exact: true })).toBeInViewport();
  expect(await lines(page).count()).toBeLessThan(60);
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(/before=/, async (route) => {
    await held;
    await route.continue();
  });
  await log(page).hover();
  const oldest = log(page).getByText('Line 61', { exact: true });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -5000);
      return log(page).evaluate(({ scrollTop }) => scrollTop);
    })
    .toBe(0);
  await expect(oldest).toBeInViewport();
  const top = async () => (await oldest.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  letPass();
  await expect(log(page).getByText('Line 60', { exact: true })).toBeAttached();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);

  await page.getByRole('button', { name: say('messaging:thread.newest') }).click();
  await expect(log(page).getByText('Line 260', { exact: true })).toBeInViewport();
});
