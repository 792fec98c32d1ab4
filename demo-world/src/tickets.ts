import { eq } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { cases } from '@plumbline/server/database/tables/cases';
import { supportTickets } from '@plumbline/server/database/tables/support-tickets';
import { users } from '@plumbline/server/database/tables/users';
import { before, HOUR, idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { createRandom } from '@plumbline/server/testing/random';
import { typeset } from './template';

const SEED = 20_260_508;
const VISITOR = { fullName: 'Odile Perrin', email: 'odile.perrin@plumbline.example' };
const LETTERS = {
  client: 'The pin of my job stands in the wrong street. Can I move it without posting the job again?',
  visitor:
    'Bonjour, je n’ai pas reçu le message qui confirme mon adresse. Pouvez-vous me l’envoyer à nouveau ?',
};

/** Questions to support that wait for an answer: one of the demo client, one of a visitor who writes French. */
export async function seedTickets(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(SEED);
  const client = await tx.query.users.findFirst({ where: eq(users.email, demoAccounts[0].email) });
  if (client === undefined) return;
  const asked = [
    { fullName: client.fullName, email: client.email, userId: client.id, message: LETTERS.client, ago: 26 },
    { ...VISITOR, userId: null, message: LETTERS.visitor, ago: 4 },
  ];
  for (const { ago, message, ...asker } of asked) {
    const createdAt = before(now, ago * HOUR);
    const id = idAt(createdAt, random);
    // Nobody is to be mailed about a question that nobody asked.
    await tx
      .insert(supportTickets)
      .values({ ...asker, id, message: typeset(message), toldAt: createdAt, createdAt });
    const found = { kind: 'supportTicket', aboutId: id, personId: asker.userId } as const;
    await tx.insert(cases).values({ ...found, id: idAt(createdAt, random), createdAt, updatedAt: createdAt });
  }
}
