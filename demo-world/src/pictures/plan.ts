import { CARD_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import type { JobSeed, PostedJob } from '../jobs';
import { idAt } from '../moments';
import type { Person, UserSeed } from '../people/people';
import type { ShownWork, WorkSeed } from '../portfolios';
import { createRandom } from '@plumbline/server/testing/random';
import { sceneOf } from '../trades/trade';
import type { Language } from '../trades/trade';
import type { PictureOrder } from './paint';
import { SCENE_VARIANTS } from './scenes';
import type { Scene } from './scenes';

/** Pictures of the demo world, and the rows that show them. */
export type PicturePlan = {
  orders: PictureOrder[];
  jobFiles: Map<string, Pick<JobSeed, 'attachmentFileId' | 'thumbnailFileId'>>;
  works: (WorkSeed & { beforeFileId: string; afterFileId: string })[];
};

const SEED = 20_260_502;
const FACE_WIDTH = 256;
/** As large as visitors are given pictures, so that nothing has to be drawn when they look. */
const SCENE_WIDTH = CARD_PICTURE_SIDE;
/** The share of the open jobs with a picture; the others are described in words, as on any board. */
const SHARE = 0.6;
/** All of these have one: what stands for the category would promise a tower. */
const DRAWN = 'architects-construction';
/** As a hirer would call it; a page shows the name of the file. */
const PHOTO_NAMES: Record<Language, string> = { en: 'Photo of the site', fr: 'Photo du chantier' };

type Inhabitants = { people: readonly Person[]; posted: readonly PostedJob[]; shown: readonly ShownWork[] };

/** Faces of people, marks of firms, of most open jobs the place as it is, of works the place before and after. */
export function planPictures({ people, posted, shown }: Inhabitants): PicturePlan {
  const studio = openStudio();
  const plan: PicturePlan = { orders: studio.orders, jobFiles: new Map(), works: [] };
  people.forEach(({ user, trades }, index) => {
    const face = { name: user.fullName, isAtWork: trades.length > 0 };
    studio.orderProfile(user, user.userType === 'company' ? { mark: index } : { face });
  });
  for (const { job, trade, kind, hirer } of posted) {
    const isShown = studio.random.chance(SHARE) || job.jobCategory === DRAWN;
    if (job.status !== 'open' || !isShown) continue;
    const scene = {
      name: sceneOf(trade, kind),
      variant: studio.random.int(0, SCENE_VARIANTS - 1),
      isDone: false,
    };
    const name = PHOTO_NAMES[trade.language];
    const attachmentFileId = studio.orderScene(hirer.user, scene, { name, width: SCENE_WIDTH });
    const thumbnailFileId = studio.orderScene(hirer.user, scene, { name, width: SCENE_WIDTH });
    plan.jobFiles.set(job.id, { attachmentFileId, thumbnailFileId });
  }
  const owners = new Map(people.map(({ user }) => [user.id, user]));
  for (const { work, scene, variant } of shown) {
    const owner = owners.get(work.userId);
    if (!owner) throw new Error(`Nobody did the work ${work.id}`);
    const orderSide = (name: string, isDone: boolean) =>
      studio.orderScene(owner, { name: scene, variant, isDone }, { name, width: SCENE_WIDTH });
    plan.works.push({
      ...work,
      beforeFileId: orderSide('before', false),
      afterFileId: orderSide('after', true),
    });
  }
  return plan;
}

type OrderFields = Omit<PictureOrder, 'id' | 'ownerId' | 'createdAt'>;

function openStudio() {
  const random = createRandom(SEED);
  const orders: PictureOrder[] = [];

  function order({ id: ownerId, createdAt }: UserSeed, ordered: OrderFields): string {
    const id = idAt(createdAt, random);
    orders.push({ id, ownerId, createdAt, ...ordered });
    return id;
  }

  return {
    random,
    orders,
    orderProfile: (user: UserSeed, subject: PictureOrder['subject']) =>
      order(user, { name: 'profile', width: FACE_WIDTH, visibility: 'public', subject }),
    orderScene: (user: UserSeed, scene: Scene, { name, width }: Pick<OrderFields, 'name' | 'width'>) =>
      order(user, { name, width, visibility: 'private', subject: { scene } }),
  };
}
