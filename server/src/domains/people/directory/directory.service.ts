import type {
  ClientHistory,
  FeaturedPage,
  FeaturedQuery,
  ProfileSummary,
  Specialty,
  Totals,
} from '@plumbline/shared-schema/directory';
import { CARD_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import { titleOf } from '@plumbline/shared-schema/work-title';
import { getExisting } from '../../../kit/existing';
import type { FileLinks } from '../../../kit/storage/links';
import { AppError } from '../../../kit/errors';
import { toWorkPictures } from '../portfolios/portfolio-pictures';
import type { DirectoryRepository } from './directory.repository';
import type { UsersRepository } from '../users/users.repository';
import type { UserViews } from '../users/user-view';
import { getVisible } from '../users/visible-user';

type Dependencies = {
  directory: DirectoryRepository;
  users: UsersRepository;
  views: UserViews;
  links: FileLinks;
};

export type DirectoryService = ReturnType<typeof createDirectoryService>;

/** People as home pages and job pages introduce them: public fields of real accounts. */
export function createDirectoryService({ directory, users, views, links }: Dependencies) {
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
      if (user.userType === 'admin') throw new AppError('USER_NOT_FOUND');
      const { rating, reviewCount, createdAt } = user;
      const figures = await directory.getFigures(user.id);
      return { _id: user.id, ...figures, memberSince: createdAt.toISOString(), rating, reviewCount };
    },

    /** USER_NOT_FOUND for whose profile nobody sees; empty for who does not offer their work. */
    getProfileSummary: async (id: string): Promise<ProfileSummary> => {
      const user = await getVisible(users, id);
      if (user.userType !== 'contractor') return { skills: [], works: 0 };
      const figures = await directory.getListFigures(user.id);
      const work = figures.works > 0 ? await directory.findFirstWork(user.id) : undefined;
      if (work === undefined) return figures;
      const pictures = toWorkPictures(links, work, CARD_PICTURE_SIDE);
      return { ...figures, firstWork: { title: titleOf(work.description), pictures } };
    },
  };
}
