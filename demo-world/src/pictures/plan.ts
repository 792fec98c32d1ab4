import type { jobPictures } from '@plumbline/server/database/tables/job-pictures';
import type { PostedJob } from '../jobs';
import { idAt } from '../moments';
import type { Person, UserSeed } from '../people/people';
import type { ShownWork, WorkSeed } from '../portfolios';
import { createRandom } from '@plumbline/server/testing/random';
import type { PictureOrder } from './keep';
import { CORNERS } from './make';
import { RENDERINGS } from '../trades/renderings';

/** Pictures of the demo world, and the rows that show them. */
export type PicturePlan = {
  orders: PictureOrder[];
  jobPictures: (typeof jobPictures.$inferInsert)[];
  works: (WorkSeed & { beforeFileId: string; afterFileId: string })[];
};

const SEED = 20_260_502;
/** Jobs with a picture of the same place: more would be seen side by side. The others are described in words, as on any board. */
const MOST_JOBS = 3;
/** As a hirer would call it; a page shows the name of the file. */
const PHOTO_NAMES = { en: 'Photo of the site', fr: 'Photo du chantier' };

/** Captions of the whole place, then of what `CORNERS` show of it. */
const CAPTIONS = {
  en: [
    'All of it',
    'Closer, on the left',
    'Closer, on the right',
    'Closer, at the top',
    'Closer, at the bottom',
  ],
  fr: [
    'Vue d’ensemble',
    'De plus près, à gauche',
    'De plus près, à droite',
    'De plus près, en haut',
    'De plus près, en bas',
  ],
};
/** How many pictures one job after the other has. */
const COUNTS = [5, 1, 3, 2];

type Inhabitants = { people: readonly Person[]; posted: readonly PostedJob[]; shown: readonly ShownWork[] };

/** Faces of people, marks of firms, of many open jobs the place as it is, of works the place before and after. */
export function planPictures({ people, posted, shown }: Inhabitants): PicturePlan {
  const studio = openStudio();
  const plan: PicturePlan = { orders: studio.orders, jobPictures: [], works: [] };
  people.forEach(({ user, trades }, index) => {
    const face = { name: user.fullName, trade: trades[0] };
    const subject = user.userType === 'company' ? { mark: index } : { face };
    studio.order(user, { name: 'profile', visibility: 'public', subject });
  });
  const choosePlace = createChooser();
  let shownJobs = 0;
  // The newest first: they are what a list begins with.
  for (const { job, trade, kind, hirer } of [...posted].reverse()) {
    const pair = job.status === 'open' ? choosePlace(kind.shows, hirer.place.city) : undefined;
    if (pair === undefined) continue;
    const file = { name: PHOTO_NAMES[trade.language], visibility: 'private' } as const;
    const photo = `${pair}-before`;
    const captions = CAPTIONS[trade.language];
    const count = COUNTS[shownJobs++ % COUNTS.length] ?? 1;
    const subjects = [{ photo }, ...CORNERS.map((corner) => ({ closer: photo, corner }))].slice(0, count);
    subjects.forEach((subject, position) => {
      const id = studio.order(hirer.user, { ...file, subject });
      const caption = count === 1 ? '' : captions[position];
      plan.jobPictures.push({ id, ownerId: hirer.user.id, jobId: job.id, position, caption });
    });
  }
  const owners = new Map(people.map(({ user }) => [user.id, user]));
  for (const { work, pair } of shown) {
    const owner = owners.get(work.userId);
    if (!owner) throw new Error(`Nobody did the work ${work.id}`);
    const orderSide = (name: 'before' | 'after') =>
      studio.order(owner, { name, visibility: 'private', subject: { photo: `${pair}-${name}` } });
    plan.works.push({ ...work, beforeFileId: orderSide('before'), afterFileId: orderSide('after') });
  }
  return plan;
}

/** Picks the place of a subject that is shown least, in each city once. */
function createChooser() {
  const cities = new Map(RENDERINGS.map(({ pair }) => [pair, new Set<string>()]));
  const usesOf = (pair: string) => cities.get(pair)?.size ?? 0;

  return (wanted: string | undefined, city: string): string | undefined => {
    const [best] = RENDERINGS.filter(({ subject }) => subject === wanted)
      .map(({ pair }) => pair)
      .filter((pair) => usesOf(pair) < MOST_JOBS && cities.get(pair)?.has(city) === false)
      .sort((one, other) => usesOf(one) - usesOf(other));
    if (best !== undefined) cities.get(best)?.add(city);
    return best;
  };
}

type OrderFields = Omit<PictureOrder, 'id' | 'ownerId' | 'createdAt'>;

function openStudio() {
  const random = createRandom(SEED);
  const orders: PictureOrder[] = [];
  return {
    orders,
    order: ({ id: ownerId, createdAt }: UserSeed, ordered: OrderFields): string => {
      const id = idAt(createdAt, random);
      orders.push({ id, ownerId, createdAt, ...ordered });
      return id;
    },
  };
}
