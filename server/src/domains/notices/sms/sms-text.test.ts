import { codeText, smsText, URGENT_KINDS } from './sms-text';
import { isOneSms } from './sms-length';
import { afterQuietHours } from './quiet-hours';

const url = 'https://www.plumbline.example/active-contracts?contract=01890000-0000-7000-8000-000000000000';
const shown = { startsAt: new Date('2026-03-03T14:00:00Z'), timeZone: 'America/Toronto', url };
const GSM = /^[A-Za-z0-9 .,:;'"?!()/=&%$#*+@_<>éèàùìòñäöüßÄÖÑÜÉÇØø-]*$/;

describe.each(['en', 'fr'] as const)('in %s [SMS-09]', (language) => {
  const say = (kind: (typeof URGENT_KINDS)[number], jobTitle: string, link = url) =>
    smsText({ ...shown, kind, language, url: link, values: { jobTitle, amount: '$1,200.00' } });

  test.each(URGENT_KINDS)('%s is one message with its link, however long the title is', (kind) => {
    for (const title of [
      'Roof',
      'Réfection de l’« ancienne » façade — côté cour…',
      'a'.repeat(200),
      '😀'.repeat(60),
      '[~]'.repeat(60),
    ]) {
      const text = say(kind, title);
      expect(isOneSms(text)).toBe(true);
      expect(text.endsWith(` ${url}`)).toBe(true);
    }
    expect(say(kind, 'Peignez ça : cœur, être')).toMatch(GSM);
  });

  test('words that could be a link, or lines, are left out', () => {
    for (const title of ['evil.example', 'http://evil', 'call @me', 'a\nb'])
      expect(say('offerReceived', title)).toBe(say('offerReceived', 'https://'));
    expect(say('offerReceived', 'evil.example')).not.toContain('evil');
  });

  test('other scripts stand where there is room, and are left out elsewhere', () => {
    expect(say('offerReceived', 'Крыша', 'https://p.example/a')).toMatch(/Крыша/);
    expect(isOneSms(say('offerReceived', 'Крыша', 'https://p.example/a'))).toBe(true);
    expect(say('offerReceived', 'Крыша')).toMatch(GSM);
  });

  test('a code is one message', () => {
    const text = codeText(language, { code: '012345', minutes: 10, url: 'https://www.plumbline.example' });
    expect(isOneSms(text)).toBe(true);
    expect(text).toMatch(GSM);
    expect(text).toContain('012345');
  });
});

test('a message of GSM-7 holds 160 signs, brackets two each; any other 70', () => {
  expect([isOneSms('a'.repeat(160)), isOneSms('a'.repeat(161))]).toEqual([true, false]);
  expect([isOneSms('['.repeat(80)), isOneSms(`${'['.repeat(80)}a`)]).toEqual([true, false]);
  expect([isOneSms('я'.repeat(70)), isOneSms('я'.repeat(71))]).toEqual([true, false]);
});

test.each([
  ['2026-01-15T13:30:00Z', '2026-01-15T13:30:00.000Z'],
  ['2026-01-15T02:00:00Z', '2026-01-15T13:00:00.000Z'],
  ['2026-01-15T12:59:00Z', '2026-01-15T13:00:00.000Z'],
  // The clock goes forward in that night.
  ['2026-03-08T03:30:00Z', '2026-03-08T12:00:00.000Z'],
])('%s in Toronto: sent at %s [SMS-05]', (now, then) => {
  expect(new Date(afterQuietHours(Date.parse(now), 'America/Toronto')).toISOString()).toBe(then);
});
