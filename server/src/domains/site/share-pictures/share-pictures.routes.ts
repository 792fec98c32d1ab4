import type { Describe } from '@plumbline/registry/edge';
import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SECTIONS, thingAt } from '../heads/sections';
import { SHARE_FOLDER } from '../heads/share-address';
import { createSharePictures } from './draw-pictures';
import type { Share } from './share-drawing';

type SharePicturesOptions = { describe: Describe; drawPng?: ReturnType<typeof createSharePictures> };
type SitePicture = { Params: { language: string; file: string } };
/** `*`: the id of the thing, and `.png`. */
type PictureRequest = { Params: { language: string; section: string; '*': string } };

const OPEN = { config: { access: 'public', rateLimit: false } as const, schema: { hide: true } };
const FRESH_SECONDS = 86_400;

const SITE: Record<HeadLanguage, Share> = {
  en: {
    section: undefined,
    title: 'Building and repair work, by people who do it well',
    text: 'Post a job, compare offers and sign a contract in one place.',
  },
  fr: {
    section: undefined,
    title: 'Vos travaux, par celles et ceux qui les font bien',
    text: 'Publiez un chantier, comparez les offres et signez le contrat au même endroit.',
  },
};

/**
 * `/share-pictures`: what is shown beside a link that somebody shares. They say nothing but what everybody may read of
 * the page, so there are no more of them than pages; each is made once.
 */
export async function sharePictures(
  app: FastifyInstance,
  { describe, drawPng = createSharePictures() }: SharePicturesOptions,
): Promise<void> {
  async function send(reply: FastifyReply, share: Share) {
    const png = await drawPng(share);
    if (!png) return sendBusy(reply);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('x-content-type-options', 'nosniff')
      .send(png);
  }

  app.get<SitePicture>(`${SHARE_FOLDER}/:language/:file`, OPEN, async ({ params }, reply) => {
    const language = languageOf(params.language);
    return language && params.file === 'site.png' ? send(reply, SITE[language]) : reply.callNotFound();
  });

  app.get<PictureRequest>(`${SHARE_FOLDER}/:language/:section/*`, OPEN, async ({ params }, reply) => {
    const language = languageOf(params.language);
    const file = params['*'];
    const path = `/${params.section}/${file.replace(/\.png$/, '')}`;
    const thing = thingAt(path);
    if (!language || !thing || !file.endsWith('.png')) return reply.callNotFound();
    const described = await describe({ path, language, title: '' }).catch(() => undefined);
    if (!described) return sendBusy(reply);
    if (described.status !== 200) return reply.callNotFound();
    const { title = SITE_NAME, description = '' } = described;
    return send(reply, { section: SECTIONS[thing.section][language], title, text: description });
  });
}

function languageOf(name: string): HeadLanguage | undefined {
  return name === 'en' || name === 'fr' ? name : undefined;
}

function sendBusy(reply: FastifyReply) {
  return reply.code(503).header('retry-after', '3').header('cache-control', 'no-store').send();
}
