import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { notifications } from '@plumbline/server/database/tables/notifications';
import { promotions } from '@plumbline/server/database/tables/promotions';
import { users } from '@plumbline/server/database/tables/users';
import { written } from '@plumbline/server/database/written';
import { before, DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

const WEEK = 7;
const RUNNING = 3;
const DAILY_BUDGET_CENTS = 800;

/** Some contractors promote their profile; that of the demo contractor is over, of which they were told. */
export async function seedPromotions(tx: Tx, now: Date): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.userType, 'contractor'))
    .orderBy(sql`md5(${users.email})`);
  const isDemo = ({ email }: { email: string }) => email === demoAccounts[2].email;
  const running = people.filter((person) => !isDemo(person)).slice(0, RUNNING);
  await tx
    .insert(promotions)
    .values(running.map(({ id }, index) => aWeekOf(id, before(now, (index + 1) * DAY))));
  for (const { id: userId } of people.filter(isDemo)) {
    const over = aWeekOf(userId, before(now, (WEEK + 2) * DAY));
    const told = { toldAt: over.endsAt };
    const [row] = await tx
      .insert(promotions)
      .values({ ...over, ...told })
      .returning({ id: promotions.id });
    await tx.insert(notifications).values({
      userId,
      kind: 'promotionOver',
      subject: written(row).id,
      values: { days: String(WEEK) },
      href: '/promote',
      createdAt: over.endsAt,
    });
  }
}

function aWeekOf(userId: string, createdAt: Date) {
  const endsAt = new Date(createdAt.getTime() + WEEK * DAY);
  return { userId, days: WEEK, dailyBudget: DAILY_BUDGET_CENTS, createdAt, endsAt };
}
