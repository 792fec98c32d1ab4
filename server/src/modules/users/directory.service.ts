import type {
  ClientHistory,
  FeaturedPage,
  FeaturedQuery,
  ProfileSummary,
  Specialty,
  Totals,
} from '@plumbline/shared-schema/directory';
import { AppError } from '../../errors';
import { getExisting } from '../../existing';
import type { DirectoryRepository } from './directory.repository';
import type { UsersRepository } from './users.repository';
import type { UserViews } from './user-view';

type Dependencies = { directory: DirectoryRepository; users: UsersRepository; views: UserViews };

export type DirectoryService = ReturnType<typeof createDirectoryService>;

/** People as home pages and job pages introduce them: public fields of real accounts. */
export function createDirectoryService({ directory, users, views }: Dependencies) {
  return {
    listFeatured: async (query: FeaturedQuery): Promise<FeaturedPage> => {
      const { rows, count } = await directory.listFeatured(query);
      const data = rows.map(({ user, skills, openJobs, isChosen }) => ({
        ...views.public(user),
        skills,
        openJobs,
        completedContracts: user.completedContracts,
        isChosen,
      }));
      return { success: true, data, count, page: query.page, limit: query.limit };
    },

    listSpecialties: (names?: readonly string[]): Promise<Specialty[]> => directory.listSpecialties(names),

    getTotals: (): Promise<Totals> => directory.getTotals(),

    getClientHistory: async (id: string): Promise<ClientHistory> => {
      const user = await getExisting(id, (known) => users.find(known), 'USER_NOT_FOUND');
      const { rating, reviewCount, createdAt } = user;
      const figures = await directory.getFigures(user.id);
      return { _id: user.id, ...figures, memberSince: createdAt.toISOString(), rating, reviewCount };
    },

    /** USER_NOT_FOUND for whose profile nobody sees. */
    getProfileSummary: async (id: string): Promise<ProfileSummary> => {
      const user = await getExisting(id, (known) => users.find(known), 'USER_NOT_FOUND');
      if (user.deletedAt !== null || user.suspendedAt !== null) throw new AppError('USER_NOT_FOUND');
      return directory.getProfileSummary(user.id);
    },
  };
}
