import type { Chat } from '@plumbline/shared-schema/chats';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anApplication, anOffer } from '../people/deals';
import { call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const dire = sayIn('fr');

const log = (page: Page) => page.getByRole('main').getByRole('log');

/** Presses Tab until what is named has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'switch', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('every page says what is unread; by keyboard alone one opens it, sees the deal, answers and hides', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Plaster the hall' });
  const { client, contractor, job } = deal;
  await anOffer(site.url, deal);
  const { _id: chatId } = await call<Chat>(site.url, 'chats/create', {
    token: client.token,
    body: { jobId: job._id, participants: [{ userId: contractor.user._id, role: 'receiver' }] },
  });
  const write = (content: string) =>
    call(site.url, 'messages/', {
      token: client.token,
      body: { recipientId: contractor.user._id, chatId, content },
    });
  const marcus = await openWindow({ as: contractor });
  const onPhone = await openWindow({ as: contractor, language: 'fr', theme: 'dark', width: 360 });
  await Promise.all([marcus, onPhone].map((page) => page.goto('/proposals')));
  await write('Which day suits you?');
  const unread = say('messaging:unread.label_one', { shown: '1' });
  await expect(marcus).toHaveTitle(/^\(1\) /);
  await expect(onPhone).toHaveTitle(/^\(1\) /);

  await tabTo(marcus, 'link', new RegExp(`${say('messaging:nav.messages')}.*${unread}`));
  await marcus.keyboard.press('Enter');
  await tabTo(marcus, 'link', /Which day suits you\?/);
  await marcus.keyboard.press('Enter');
  await expect(log(marcus).getByText('Which day suits you?')).toBeVisible();
  await expect(marcus).toHaveTitle(/^(?!\()/);
  await expect(log(marcus).getByText(say('messaging:offerEvent.send'))).toBeVisible();
  await marcus.getByRole('textbox', { name: say('messaging:thread.placeholder') }).focus();
  await marcus.keyboard.type('Monday at nine.');
  await marcus.keyboard.press('Enter');
  await expect(log(marcus).getByText('Monday at nine.')).toHaveCount(1);
  await tabTo(marcus, 'link', say('contracts:deal.answerOffer'));
  await expectAccessible(marcus);

  await onPhone.goto(`/messages?chat=${chatId}`);
  await onPhone.getByRole('button', { name: dire('contracts:deal.open') }).click();
  await expect(onPhone.getByRole('link', { name: dire('contracts:deal.answerOffer') })).toBeVisible();
  await expect(log(onPhone).getByText(dire('messaging:offerEvent.send'))).toBeVisible();
  await expectAccessible(onPhone);
  await expectNoSidewaysScroll(onPhone);

  const nora = await openWindow({ as: client });
  await nora.goto(`/messages?chat=${chatId}`);
  await expect(nora.getByText(say('messaging:list.online')).first()).toBeAttached();
  await marcus.goto('/settings/notifications');
  await tabTo(marcus, 'switch', say('messaging:settings.presence.offline'));
  await marcus.keyboard.press('Space');
  await expect(marcus.getByRole('log').getByText(say('messaging:settings.saved'))).toBeAttached();
  await expect(nora.getByText(say('messaging:list.online'))).toHaveCount(0);
  await marcus.reload();
  await expect(
    marcus.getByRole('switch', { name: say('messaging:settings.presence.offline') }),
  ).toBeChecked();
  await expectAccessible(marcus);
});
