import { PROMOTED_EVERY } from '@plumbline/shared-schema/limits';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type {
  Professional,
  ProfessionalPage,
  ProfessionalSearch,
} from '@plumbline/shared-schema/professionals';
import type { Transaction, Tx } from '../../database/connect';
import { getExisting } from '../../existing';
import type { Outbox } from '../../outbox/outbox';
import type { CurrentUser } from '../../plugins/session';
import type { UserViews } from '../users/user-view';
import type {
  FoundProfessionals,
  ProfessionalRecord,
  ProfessionalsRepository,
} from './professionals.repository';

type Dependencies = {
  professionals: ProfessionalsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

export type ProfessionalsService = ReturnType<typeof createProfessionalsService>;

export function createProfessionalsService({ professionals, views, outbox, transaction }: Dependencies) {
  const toPage = (
    { rows, ...numbers }: FoundProfessionals,
    { page, limit }: PageQuery,
  ): ProfessionalPage => ({
    success: true,
    data: rows.map((row) => toProfessional(row, views)),
    ...numbers,
    page,
    limit,
  });

  const change = (user: CurrentUser, professionalId: string, to: 'insert' | 'remove'): Promise<void> =>
    transaction(async (tx: Tx) => {
      const known = await getExisting(professionalId, (id) => professionals.findId(tx, id), 'USER_NOT_FOUND');
      await professionals[to](tx, { userId: user._id, professionalId: known });
      await outbox.add(tx, 'professional.saved', { userId: user._id });
    });

  return {
    search: async (viewer: CurrentUser | undefined, query: ProfessionalSearch): Promise<ProfessionalPage> => {
      const found = toPage(await professionals.search(query, viewer?._id), query);
      if (query.sort !== 'best') return found;
      const places = Math.floor(found.data.length / PROMOTED_EVERY);
      const promoted = await professionals.listPromoted(query, { places, viewerId: viewer?._id });
      return { ...found, promoted: promoted.map((row) => toProfessional(row, views)) };
    },

    compare: async (viewer: CurrentUser | undefined, ids: string[]): Promise<Professional[]> =>
      (await professionals.listByIds(ids, viewer?._id)).map((row) => toProfessional(row, views)),

    listSaved: async (user: CurrentUser, query: PageQuery): Promise<ProfessionalPage> =>
      toPage(await professionals.listSaved(user._id, query), query),

    /** Doing it twice changes nothing. */
    save: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'insert'),
    forget: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'remove'),
  };
}

function toProfessional(
  { user, lat, lng, skills, availableFrom, isSaved }: ProfessionalRecord,
  views: UserViews,
): Professional {
  return {
    ...views.public(user),
    skills,
    completedContracts: user.completedContracts,
    availableFrom,
    point: lat === null || lng === null ? null : { lat, lng },
    isSaved,
  };
}
