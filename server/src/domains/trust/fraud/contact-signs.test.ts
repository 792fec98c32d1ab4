import { hasOutsideContact } from './contact-signs';

test.each([
  'Write to ada@example.org',
  'ada (at) example',
  'Call +33 6 12 34 56 78',
  'Call 555-123-45678 tonight',
  'Find me on WhatsApp',
  'On Telegram I answer faster',
  'I pay by Western Union',
])('«%s» leads away from the site [ADM-14]', (text) => {
  expect(hasOutsideContact(text)).toBe(true);
});

test.each([
  'When can you start?',
  'The roof is 12.5 x 8.25 m, budget 1 200 to 1 500',
  'Between 2026-03-04 and 05-03',
  'The traffic signal at the corner is broken',
  'We met @ the fair',
])('«%s» does not [ADM-14]', (text) => {
  expect(hasOutsideContact(text)).toBe(false);
});
