import type { YearlyQuery } from '@plumbline/shared-schema/wallet';
import { clockOf } from '@plumbline/shared-schema/zones';
import type { Database } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { DrawnPaper } from '../../../kit/papers';
import type { Language } from '../../../kit/texts';
import type { UsersRepository } from '../../people/users/users.repository';
import type { PaymentsService } from '../payments/payments.service';
import { yearlyCsv } from './yearly-csv';
import { yearlyFigures } from './yearly-figures';
import type { YearlyFigures } from './yearly-figures';
import { yearlyPaper } from './yearly-paper';
import { yearlyRepository } from './yearly.repository';

type Dependencies = {
  payments: Pick<PaymentsService, 'describeProvider'>;
  users: Pick<UsersRepository, 'find'>;
  database: Database;
};
type Year = Pick<YearlyQuery, 'year' | 'timeZone'>;

export type YearlyStatements = ReturnType<typeof createYearlyStatements>;

/** A year of one's own money, on the clock of one's place. FORBIDDEN for administrators, who have none. */
export function createYearlyStatements({ payments, users, database }: Dependencies) {
  async function read({ _id, userType }: CurrentUser, asked: Year): Promise<YearlyFigures> {
    if (userType === 'admin') throw new AppError('FORBIDDEN');
    const year = { userId: _id, ...periodOf(asked) };
    const rows = await yearlyRepository.listMoved(database, year);
    const balances = await yearlyRepository.balances(database, year);
    return yearlyFigures(rows, { balances, papers: await yearlyRepository.countPapers(database, year) });
  }

  return {
    read,

    draw: async (user: CurrentUser, asked: Year, language: Language): Promise<DrawnPaper> => {
      const figures = await read(user, asked);
      const holder = existing(await users.find(user._id), 'USER_NOT_FOUND');
      const { isTest } = payments.describeProvider();
      const until = new Date(periodOf(asked).to.getTime() - 1);
      const { drawPaper } = await import('../papers/draw-paper');
      const paper = yearlyPaper({ figures, holder, isTest, until, ...asked }, language);
      return { name: `${nameOf(asked)}.pdf`, bytes: await drawPaper(paper) };
    },

    list: async (user: CurrentUser, asked: Year, language: Language) => ({
      name: `${nameOf(asked)}.csv`,
      text: yearlyCsv(await read(user, asked), language),
    }),
  };
}

const nameOf = ({ year }: Year) => `plumbline-${year}`;

/** From the first instant of the year there to that of the next. */
function periodOf({ year, timeZone }: Year): { from: Date; to: Date } {
  const { instantAt } = clockOf(timeZone);
  const begin = (of: number) =>
    new Date(instantAt(`${of}-01-01T00:00`) ?? instantAt(`${of}-01-01T01:00`) ?? Date.UTC(of, 0, 1));
  return { from: begin(Number(year)), to: begin(Number(year) + 1) };
}
