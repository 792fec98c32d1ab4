import { inArray } from 'drizzle-orm';
import type { SaveTemplate } from '@plumbline/shared-schema/templates';
import type { Tx } from '@plumbline/server/database/connect';
import { templates } from '@plumbline/server/database/tables/templates';
import { users } from '@plumbline/server/database/tables/users';
import { before, DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

const OF_HIRERS: SaveTemplate[] = [
  {
    kind: 'message',
    name: 'Asking for a visit',
    text: 'Hello {professional},\n\ncould you come by for “{job}” next week, mornings if possible?\n\n{client}',
  },
  {
    kind: 'offer',
    name: 'The usual terms',
    text: 'We would like you to do “{job}” in {place} for {price}, materials included. Please keep the site clean and send pictures of each stage.',
  },
];
const OF_CONTRACTORS: SaveTemplate[] = [
  {
    kind: 'letter',
    name: 'Short and clear',
    text: 'Dear {client},\n\nI would like to do “{job}” in {place} for {price}. I can start within two weeks, bring my own tools and leave the site clean.\n\n{professional}',
  },
  {
    kind: 'message',
    name: 'On my way',
    text: 'Hello {client}, I am on my way for “{job}” and with you in half an hour. {professional}',
  },
  {
    kind: 'quote',
    name: 'What is not included',
    text: 'Permits, painting and the disposal of hazardous waste. Parking in {place} is charged as it costs.',
  },
];

/** Templates of the demo accounts; the company's are its team's. */
export async function seedTemplates(tx: Tx, now: Date): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const people = await tx.query.users.findMany({ where: inArray(users.email, emails) });
  const rows = people.flatMap(({ id: userId, userType }) => {
    if (userType === 'admin') return [];
    const own = userType === 'contractor' ? OF_CONTRACTORS : OF_HIRERS;
    return own.map((template, index) => ({
      ...template,
      userId,
      createdAt: before(now, (30 + index) * DAY),
    }));
  });
  await tx.insert(templates).values(rows);
}
