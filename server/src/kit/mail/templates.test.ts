import { renderMail } from './templates';
import type { MailMessage } from './templates';

const siteUrl = 'https://plumbline.example';
const ada = { email: 'ada+test@example.org', fullName: 'Ada Mason', language: 'en' as const };

const messages: [string, MailMessage][] = [
  ['verification', { template: 'verification', code: '012345' }],
  ['reset', { template: 'reset', token: 'tok-en' }],
  ['passwordChanged', { template: 'passwordChanged', at: new Date('2026-03-04T05:06:07Z'), stillIn: [] }],
  ['newEmail', { template: 'newEmail', code: '012345' }],
  ['leavingEmail', { template: 'leavingEmail', code: '012345' }],
  ['emailChanged', { template: 'emailChanged', token: 'tok-en', at: new Date('2026-03-04T05:06:07Z') }],
  ['teamInvitation', { template: 'teamInvitation', company: 'Brick & Co', token: 'tok-en' }],
  ['welcome', { template: 'welcome' }],
  ['supportAnswer', { template: 'supportAnswer', number: 1001, question: 'Grey map?', answer: 'Reload.' }],
  ['accountDeleted', { template: 'accountDeleted' }],
  ['newSignIn', { template: 'newSignIn', device: 'Firefox · Windows', at: new Date('2026-03-04T05:06:07Z') }],
  [
    'notice',
    {
      template: 'notice',
      kind: 'offerReceived',
      values: { person: 'Nora', jobTitle: 'Roof' },
      href: '/proposals',
      unsubscribeUrl: `${siteUrl}/unsubscribe`,
    },
  ],
  [
    'searchMatch',
    {
      ...{ template: 'searchMatch', jobId: 'job-1', jobTitle: 'Leaking drain', searchName: 'Plumbing' },
      unsubscribeUrl: `${siteUrl}/off`,
    },
  ],
];

test.each(messages)(
  'the mail "%s" differs by language and leaves no placeholder [ACC-41]',
  (_name, message) => {
    const [english, french] = [
      renderMail(message, ada, siteUrl),
      renderMail(message, { ...ada, language: 'fr' }, siteUrl),
    ];
    expect(english.subject).not.toBe(french.subject);
    for (const { subject, text, html } of [english, french]) {
      expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
      expect(html).not.toMatch(/<script|<img|src=/);
    }
  },
);

test('a reset link carries token and address, encoded and where no server and no log sees them', () => {
  const { text, html } = renderMail({ template: 'reset', token: 'tok-en' }, ada, siteUrl);
  expect(text).toContain(`${siteUrl}/forgot-password#token=tok-en&email=ada%2Btest%40example.org`);
  expect(html).toContain('#token=tok-en&amp;email=ada%2Btest%40example.org');
});

test('the link that takes an account back carries its token where no server and no log sees it', () => {
  const message: MailMessage = { template: 'emailChanged', token: 'tok-en', at: new Date() };
  expect(renderMail(message, ada, siteUrl).text).toContain(`${siteUrl}/undo-email-change#token=tok-en`);
});

test('the time of a change is given in UTC and in words', () => {
  const message: MailMessage = {
    template: 'passwordChanged',
    at: new Date('2026-03-04T05:06:07Z'),
    stillIn: [],
  };
  expect(renderMail(message, ada, siteUrl).text).toMatch(/March 4, 2026.*5:06.*UTC/);
  expect(renderMail(message, { ...ada, language: 'fr' }, siteUrl).text).toMatch(/4 mars 2026.*05:06.*UTC/);
});

test.each([
  ['Win at https://evil.example'],
  ['www.evil.example'],
  ['a@evil.example'],
  ['x'.repeat(61)],
  ['Ada\r\nBcc: x'],
])('a stranger cannot put "%s" into our mail by way of a name', (fullName) => {
  const { text, html } = renderMail({ template: 'welcome' }, { ...ada, fullName }, siteUrl);
  expect(text).toMatch(/^Hello,\n/);
  expect(html).not.toContain(fullName);
});

test('a name is escaped in HTML', () => {
  expect(renderMail({ template: 'welcome' }, { ...ada, fullName: 'Ada <b> & "Co"' }, siteUrl).html).toContain(
    'Ada &lt;b&gt; &amp; &quot;Co&quot;',
  );
});

test('a notification ends with the way to turn such mails off and the way to choose', () => {
  const notice = {
    template: 'notice',
    kind: 'messageReceived',
    values: { person: 'Bo' },
    href: '/messages',
  } as const;
  const settings = `${siteUrl}/setting`;
  const { text, html } = renderMail({ ...notice, unsubscribeUrl: `${siteUrl}/off` }, ada, siteUrl);
  expect(text).toMatch(/\/off\n\n.*\n.*\/setting\n$/);
  expect(html).toContain(`href="${settings}"`);
  expect(renderMail({ ...notice, unsubscribeUrl: null }, ada, siteUrl).text).toContain(settings);
});
