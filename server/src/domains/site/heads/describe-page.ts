import type { ApiAnswer, Describe, PageDescription } from '@plumbline/registry/edge';
import { articleAnswerSchema } from '@plumbline/shared-schema/content';
import { isId } from '@plumbline/shared-schema/ids';
import { jobAnswerSchema } from '@plumbline/shared-schema/jobs';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import type { NearestPlace } from '@plumbline/shared-schema/places';
import { priceGuideAnswerSchema } from '@plumbline/shared-schema/prices';
import { publicProfileSchema } from '@plumbline/shared-schema/users';
import { describeArticle } from './describe-article';
import { describeHome } from './describe-home';
import { describeJob } from './describe-job';
import type { Address } from './describe-job';
import { describePerson } from './describe-person';
import { describePrices } from './describe-prices';
import { thingAt } from './sections';
import type { Section } from './sections';
import { withPicture } from './share-address';
import type { Place } from './structured-data';

export type HeadMeans = {
  siteUrl: string;
  /** Answers of the API as a visitor without a session gets them. */
  ask: (path: string, language: string) => Promise<ApiAnswer | undefined>;
  wasJobRemoved: (id: string) => Promise<boolean>;
  nearestPlace: (point: { lat: number; lng: number }, language: HeadLanguage) => Promise<NearestPlace | null>;
};

const API = '/api/v1';
const MISSING = [400, 404, 410];
const ABSENT: PageDescription = { status: 404 };
const GONE: PageDescription = { status: 410 };

/** What a path shows, by what the API says of it to everybody. */
export function createDescriber({ siteUrl, ask, wasJobRemoved, nearestPlace }: HeadMeans): Describe {
  /** Null for what is not there. Throws where nobody knows. */
  async function read(path: string, language: string): Promise<unknown> {
    const answer = await ask(`${API}${path}`, language);
    if (answer?.status === 200) return JSON.parse(answer.body);
    if (answer && MISSING.includes(answer.status)) return null;
    throw new Error(`the API answered ${String(answer?.status)}`);
  }

  async function addressOf(
    { jobLocation }: JobDetails,
    language: HeadLanguage,
  ): Promise<Address | undefined> {
    const place = jobLocation && (await nearestPlace(jobLocation, language));
    const [country, ...regions] = place?.label.split(', ').slice(1).reverse() ?? [];
    if (!place || country === undefined) return undefined;
    const addressRegion = regions.at(-1);
    return {
      addressLocality: place.name,
      ...(addressRegion !== undefined && { addressRegion }),
      addressCountry: country,
    };
  }

  const shapes: Record<Section, (id: string, place: Place) => Promise<PageDescription>> = {
    jobs: async (id, place) => {
      const answer = await read(`/jobs/${id}`, place.language);
      if (answer !== null) {
        const { data } = jobAnswerSchema.parse(answer);
        return describeJob(data, { ...place, address: await addressOf(data, place.language) });
      }
      return isId(id) && (await wasJobRemoved(id)) ? GONE : ABSENT;
    },
    professionals: async (id, place) => {
      const answer = await read(`/users/profile/${id}`, place.language);
      return answer === null ? ABSENT : describePerson(publicProfileSchema.parse(answer).data, place);
    },
    blogs: async (id, place) => {
      const answer = await read(`/content/articles/${id}?language=${place.language}`, place.language);
      return answer === null ? ABSENT : describeArticle(articleAnswerSchema.parse(answer).data, place);
    },
    prices: async (id, place) => {
      const [trade = '', area = ''] = id.split('/');
      const query = new URLSearchParams({ place: area, language: place.language });
      const answer = await read(`/prices/${trade}?${query.toString()}`, place.language);
      return answer === null ? ABSENT : describePrices(priceGuideAnswerSchema.parse(answer).data, place);
    },
  };

  return async (page) => {
    const place = { ...page, siteUrl };
    if (page.path === '/') return describeHome(place);
    const thing = thingAt(page.path);
    return thing && withPicture(await shapes[thing.section](thing.id, place), place, thing);
  };
}
