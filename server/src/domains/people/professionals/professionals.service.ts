import { PROMOTED_EVERY, type PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import { toDollars } from '@plumbline/shared-schema/money';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type {
  Professional,
  ProfessionalPage,
  ProfessionalSearch,
} from '@plumbline/shared-schema/professionals';
import type { Transaction, Tx } from '../../../database/connect';
import { getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import { toPicture } from '../files/picture-view';
import type { UserViews } from '../users/user-view';
import type {
  FoundProfessionals,
  ProfessionalRecord,
  ProfessionalsRepository,
} from './professionals.repository';

type Dependencies = {
  professionals: ProfessionalsRepository;
  views: UserViews;
  links: FileLinks;
  outbox: Outbox;
  transaction: Transaction;
};

export type ProfessionalsService = ReturnType<typeof createProfessionalsService>;

/** The longest side of what a list shows of a work. */
const THUMB_SIDE = 320 satisfies (typeof PICTURE_SIDES)[number];

export function createProfessionalsService(dependencies: Dependencies) {
  const { professionals, outbox, transaction } = dependencies;
  const toWire = (row: ProfessionalRecord) => toProfessional(row, dependencies);
  const toPage = (
    { rows, ...numbers }: FoundProfessionals,
    { page, limit }: PageQuery,
  ): ProfessionalPage => ({
    success: true,
    data: rows.map(toWire),
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
      return { ...found, promoted: promoted.map(toWire) };
    },

    compare: async (viewer: CurrentUser | undefined, ids: string[]): Promise<Professional[]> =>
      (await professionals.listByIds(ids, viewer?._id)).map(toWire),

    listSaved: async (user: CurrentUser, query: PageQuery): Promise<ProfessionalPage> =>
      toPage(await professionals.listSaved(user._id, query), query),

    /** Doing it twice changes nothing. */
    save: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'insert'),
    forget: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'remove'),
  };
}

function toProfessional(
  { user, lat, lng, skills, availableFrom, works, worksCost, isSaved }: ProfessionalRecord,
  { views, links }: Pick<Dependencies, 'views' | 'links'>,
): Professional {
  return {
    ...views.public(user),
    skills,
    completedContracts: user.completedContracts,
    availableFrom,
    works: works.map((work) => toPicture(links, work, THUMB_SIDE)),
    pastJobs: toPastJobs(worksCost),
    point: lat === null || lng === null ? null : { lat, lng },
    isSaved,
  };
}

/** A single price is no span, and stands at its work. */
const toPastJobs = (cost: ProfessionalRecord['worksCost']): Professional['pastJobs'] =>
  cost === null || cost.count < 2 ? null : { min: toDollars(cost.min), max: toDollars(cost.max) };
