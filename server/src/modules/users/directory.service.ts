import type {
  ClientHistory,
  FeaturedPage,
  FeaturedQuery,
  Specialty,
} from '@plumbline/shared-schema/directory';
import { isId } from '@plumbline/shared-schema/ids';
import { AppError } from '../../errors';
import type { DirectoryRepository } from './directory.repository';
import type { UsersRepository } from './users.repository';
import type { UserViews } from './users.views';

type Dependencies = { directory: DirectoryRepository; users: UsersRepository; views: UserViews };

export type DirectoryService = ReturnType<typeof createDirectoryService>;

/** People as home pages and job pages introduce them: public fields of real accounts. */
export function createDirectoryService({ directory, users, views }: Dependencies) {
  return {
    listFeatured: async (query: FeaturedQuery): Promise<FeaturedPage> => {
      const { rows, count } = await directory.listFeatured(query);
      const data = rows.map(({ user, openJobs }) => ({
        ...views.public(user),
        companyName: user.companyName,
        skills: user.skills,
        openJobs,
        completedContracts: user.completedContracts,
      }));
      return { success: true, data, count, page: query.page, limit: query.limit };
    },

    listSpecialties: (): Promise<Specialty[]> => directory.listSpecialties(),

    getClientHistory: async (id: string): Promise<ClientHistory> => {
      const user = isId(id) ? await users.find(id) : undefined;
      if (user === undefined) throw new AppError('USER_NOT_FOUND');
      const { rating, reviewCount, createdAt } = user;
      const figures = await directory.figuresOf(user.id);
      return { _id: user.id, ...figures, memberSince: createdAt.toISOString(), rating, reviewCount };
    },
  };
}
