import type { ContentLanguage } from '@plumbline/shared-schema/content';
import { isBannerSize } from '@plumbline/shared-schema/placements';
import type { AdminPlacement, CreatePlacement, Placement } from '@plumbline/shared-schema/placements';
import type { Database, Transaction } from '../../../database/connect';
import type { PlacementRow } from '../../../database/tables/placements';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import { readPicture } from '../../../kit/images/pictures';
import type { Upload } from '../../../http/plugins/uploads';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import type { AuditService } from '../audit/audit.service';
import type { FilesService } from '../../people/files/files.service';
import type { PlacementsRepository } from './placements.repository';

type Dependencies = {
  placements: PlacementsRepository;
  files: FilesService;
  links: FileLinks;
  audit: AuditService;
  database: Database;
  transaction: Transaction;
};
type WithPicture = CreatePlacement & { picture: Upload | undefined };

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

export type PlacementsService = ReturnType<typeof createPlacementsService>;

/** The banner between the articles. Who places or ends one is in the log, with a reason. */
export function createPlacementsService(dependencies: Dependencies) {
  const { placements, files, links, audit, transaction, database } = dependencies;
  const pictureOf = ({ fileId }: PlacementRow) => links.publicLink(fileId) ?? '';

  const toWire = (row: PlacementRow): AdminPlacement => ({
    _id: row.id,
    picture: pictureOf(row),
    href: row.href,
    altEn: row.altEn,
    altFr: row.altFr,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: stateOf(row),
  });

  return {
    getShown: async (language: ContentLanguage): Promise<Placement | null> => {
      const row = await placements.findShown();
      if (row === undefined) return null;
      return { picture: pictureOf(row), href: row.href, alt: language === 'fr' ? row.altFr : row.altEn };
    },

    list: async (): Promise<AdminPlacement[]> => (await placements.list()).map(toWire),

    /** INVALID_IMAGE, PICTURE_TOO_LARGE; PLACEMENT_TAKEN where another one has a day of these. */
    place: async (
      actor: CurrentUser,
      { picture: upload, ...input }: WithPicture,
    ): Promise<AdminPlacement> => {
      const { from, to, reason, ...texts } = input;
      const picture = upload && (await readPicture(upload));
      if (picture === undefined || !isBannerSize(picture))
        throw new AppError('VALIDATION_FAILED', { fields: { picture: 'validation.bannerPicture' } });
      const days = { startsAt: startOf(from), endsAt: new Date(startOf(to).getTime() + DAY_MS) };
      if (days.endsAt <= new Date())
        throw new AppError('VALIDATION_FAILED', { fields: { to: 'validation.endDatePast' } });
      return transaction(async (tx) => {
        if ((await placements.countWithin(tx, days)) > 0) throw new AppError('PLACEMENT_TAKEN');
        const file = { ...picture, ownerId: null, name: 'banner', visibility: 'public' as const };
        const row = await placements.insert(tx, { ...texts, ...days, fileId: await files.save(tx, file) });
        const values = { href: row.href };
        await audit.record(tx, { action: 'placementAdded', actorId: actor._id, reason, values });
        return toWire(row);
      });
    },

    /** PLACEMENT_OVER */
    end: async (actor: CurrentUser, id: string, reason: string): Promise<AdminPlacement> => {
      const { id: known } = await getExisting(id, (asked) => placements.find(database, asked), 'NOT_FOUND');
      return transaction(async (tx) => {
        const row = await placements.end(tx, known);
        if (row === undefined) throw new AppError('PLACEMENT_OVER');
        const values = { href: row.href };
        await audit.record(tx, { action: 'placementEnded', actorId: actor._id, reason, values });
        return toWire(row);
      });
    },
  };
}

function stateOf({ startsAt, endsAt }: PlacementRow): AdminPlacement['state'] {
  const now = new Date();
  if (endsAt <= now || endsAt <= startsAt) return 'over';
  return startsAt > now ? 'planned' : 'running';
}
