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

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function aChat(site: string, { client, contractor, job }: Deal): Promise<Chat> {
  return call<Chat>(site, 'chats/create', {
    token: client.token,
    body: { jobId: job._id, participants: [{ userId: contractor.user._id, role: 'receiver' }] },
  });
}

const log = (page: Page) => page.getByRole('main').getByRole('log');
const lines = (page: Page) => log(page).getByRole('listitem');
const composer = (page: Page) => page.getByRole('textbox', { name: say('messaging:thread.placeholder') });

test('files written without a network survive a reload and arrive; what was sent is edited and deleted on both sides', async ({
  openWindow,
  problems,
  site,
}) => {
  problems.allow(/socket\.io|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const deal = await anApplication(site.url, { title: 'Tile the hall' });
  const chat = await aChat(site.url, deal);
  const nora = await openWindow({ as: deal.client });
  const marcus = await openWindow({ as: deal.contractor, language: 'fr', theme: 'dark', width: 360 });
  await Promise.all([nora, marcus].map((page) => page.goto(`/messages?chat=${chat._id}`)));
  await expect(nora.getByText(say('messaging:thread.empty'))).toBeVisible();
  await expect(composer(nora)).toBeInViewport();

  await nora.context().setOffline(true);
  const choosing = nora.waitForEvent('filechooser');
  await nora.getByRole('button', { name: say('messaging:files.attach') }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'wall.png', mimeType: 'image/png', buffer: PNG },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ]);
  await composer(nora).fill('The wall and the plan');
  await nora.keyboard.press('Enter');
  await expect(lines(nora)).toContainText(say('messaging:thread.waiting'));
  await nora.context().setOffline(false);
  await nora.reload();
  for (const [page, text] of [
    [nora, say],
    [marcus, dire],
  ] as const) {
    await expect(lines(page).getByText('plan.pdf')).toBeVisible({ timeout: 20_000 });
    await expect(
      page.getByRole('img', { name: text('messaging:files.picture', { name: 'wall.png' }) }),
    ).toBeVisible();
  }
  await expectNoSidewaysScroll(marcus);
  await marcus.getByRole('link', { name: dire('messaging:files.picture', { name: 'wall.png' }) }).click();
  await expect(marcus.getByRole('dialog', { name: 'wall.png' })).toBeVisible();
  await expectAccessible(marcus);
  await marcus.goBack();
  await expect(marcus.getByRole('dialog')).toHaveCount(0);

  await nora.getByRole('button', { name: /^Options for the message/ }).focus();
  await nora.keyboard.press('Enter');
  await nora.getByRole('menuitem', { name: say('messaging:message.edit') }).click();
  await nora.getByRole('textbox', { name: say('messaging:message.editing') }).fill('The wall, and its plan');
  await nora.keyboard.press('Enter');
  await expect(lines(marcus)).toContainText('The wall, and its plan');
  await expect(lines(marcus)).toContainText(dire('messaging:thread.edited'));
  await expectAccessible(nora);

  await lines(nora).hover();
  await nora.getByRole('button', { name: /^Options for the message/ }).click();
  await nora.getByRole('menuitem', { name: say('messaging:message.delete') }).click();
  await nora
    .getByRole('alertdialog')
    .getByRole('button', { name: say('messaging:message.delete') })
    .click();
  await expect(lines(marcus)).toContainText(dire('messaging:thread.deleted'));
  await expect(lines(marcus).getByText('plan.pdf')).toHaveCount(0);
});

test('one finds a word said long ago, writes from two tabs without saying anything twice, and blocks the other', async ({
  openWindow,
  problems,
  site,
}) => {
  problems.allow(/socket\.io|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const deal = await anApplication(site.url, { title: 'Hang the gate' });
  const chat = await aChat(site.url, deal);
  for (let index = 1; index <= 230; index += 1)
    await call(site.url, 'messages/', {
      token: deal.contractor.token,
      body: {
        recipientId: deal.client.user._id,
        chatId: chat._id,
        content: index === 3 ? 'The hinges are in the shed' : `Line ${String(index)}`,
      },
    });
  const nora = await openWindow({ as: deal.client });
  await nora.goto('/messages');
  await nora.getByRole('searchbox', { name: say('messaging:list.search') }).fill('hinges');
  await nora.getByRole('link', { name: /The hinges are in the shed/ }).click();
  await expect(log(nora).getByText('The hinges are in the shed')).toBeInViewport();
  await expectAccessible(nora);

  const window = nora.context();
  const second = await window.newPage();
  await second.goto(`/messages?chat=${chat._id}`);
  await nora.getByRole('button', { name: say('messaging:thread.newest') }).click();
  await expect(log(nora).getByText('Line 230', { exact: true })).toBeInViewport();
  await expect(log(second).getByRole('listitem').first()).toBeVisible();
  await window.setOffline(true);
  await composer(nora).fill('From the first tab');
  await nora.keyboard.press('Enter');
  await composer(second).fill('From the second tab');
  await second.keyboard.press('Enter');
  await expect(lines(second).filter({ hasText: 'From the' })).toHaveCount(2);
  await window.setOffline(false);
  const ownLines = async () =>
    (
      await call<{ messageText: string }[]>(site.url, `messages/${chat._id}`, { token: deal.client.token })
    ).flatMap(({ messageText }) => (messageText.startsWith('From') ? [messageText] : []));
  await expect.poll(ownLines, { timeout: 20_000 }).toHaveLength(2);
  for (const page of [nora, second]) {
    await expect(lines(page).filter({ hasText: 'From the first tab' })).toHaveCount(1);
    await expect(lines(page).filter({ hasText: 'From the second tab' })).toHaveCount(1);
    await expect(log(page).getByText(say('messaging:thread.waiting'))).toHaveCount(0);
  }
  expect(await ownLines()).toEqual(['From the first tab', 'From the second tab']);

  await nora.getByRole('button', { name: say('messaging:chat.menu', { name: 'Marcus Mason' }) }).click();
  await nora.getByRole('menuitem', { name: say('messaging:chat.block', { name: 'Marcus Mason' }) }).click();
  await nora
    .getByRole('alertdialog')
    .getByRole('button', { name: say('messaging:chat.blockConfirm') })
    .click();
  await expect(nora.getByText(say('messaging:chat.blocked', { name: 'Marcus Mason' }))).toBeVisible();
});
