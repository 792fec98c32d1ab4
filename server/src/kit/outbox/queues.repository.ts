import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect';
import { mails } from '../../database/tables/mails';
import { pushes } from '../../database/tables/notifications';
import { outbox } from '../../database/tables/outbox';
import { supportTickets } from '../../database/tables/support-tickets';
import { isOfLane, isTriedAgain } from './outbox.repository';
import type { Lane } from './outbox.repository';

export type QueueFigures = {
  /** `pictures`: events of the slow lane, each a picture whose copies are yet to be drawn. */
  queue: 'outbox' | 'pictures' | 'mails' | 'pushes' | 'support';
  waiting: number;
  dead: number;
  oldestSeconds: number;
};

/** How much waits to be delivered, since when, and what nobody will try again. */
export async function countQueues(database: Database): Promise<QueueFigures[]> {
  const countEvents = (lane: Lane) =>
    database
      .select(
        figures(outbox.createdAt, {
          waiting: sql`${isTriedAgain}`,
          dead: sql`not ${isTriedAgain}`,
        }),
      )
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), isOfLane(lane)));
  const [events] = await countEvents('usual');
  const [pictures] = await countEvents('slow');
  const [letters] = await database
    .select(figures(mails.createdAt, { waiting: isNull(mails.failedAt), dead: isNotNull(mails.failedAt) }))
    .from(mails)
    .where(isNull(mails.sentAt));
  const [news] = await database
    .select(figures(pushes.createdAt, { waiting: sql`true`, dead: sql`false` }))
    .from(pushes);
  const [questions] = await database
    .select(figures(supportTickets.createdAt, { waiting: sql`true`, dead: sql`false` }))
    .from(supportTickets)
    .where(isNull(supportTickets.toldAt));
  return [
    { queue: 'outbox', ...(events ?? NOTHING) },
    { queue: 'pictures', ...(pictures ?? NOTHING) },
    { queue: 'mails', ...(letters ?? NOTHING) },
    { queue: 'pushes', ...(news ?? NOTHING) },
    { queue: 'support', ...(questions ?? NOTHING) },
  ];
}

/** What was given up is due again. Gives how much. */
export const requeue = {
  mails: async (database: Database): Promise<number> => {
    const { rowCount } = await database
      .update(mails)
      .set({ failedAt: null, attempts: 0, availableAt: sql`now()` })
      .where(and(isNull(mails.sentAt), isNotNull(mails.failedAt)));
    return rowCount ?? 0;
  },
  events: async (database: Database): Promise<number> => {
    const { rowCount } = await database
      .update(outbox)
      .set({ attempts: 0, availableAt: sql`now()` })
      .where(and(isNull(outbox.deliveredAt), sql`not ${isTriedAgain}`));
    return rowCount ?? 0;
  },
};

const NOTHING = { waiting: 0, dead: 0, oldestSeconds: 0 };

function figures(since: PgColumn, { waiting, dead }: { waiting: SQL; dead: SQL }) {
  return {
    waiting: sql<number>`count(*) filter (where ${waiting})::int`,
    dead: sql<number>`count(*) filter (where ${dead})::int`,
    oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${since}) filter (where ${waiting})), 0)::float8`,
  };
}
