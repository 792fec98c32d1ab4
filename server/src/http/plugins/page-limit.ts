import type { EdgeOptions } from '@plumbline/registry/edge';
import { httpStatus } from '@plumbline/shared-schema/errors';
import type { Config } from '../../settings/config';
import { createCallCounter } from './call-counter';
import { networkOf } from './networks';

const MINUTE = 60_000;

type PageMeans = Required<Pick<EdgeOptions, 'askApi' | 'mayRender'>>;

/**
 * Limits what is rendered for one network: pages that are not kept, and none while the API refuses its calls, since a
 * renderer would wait for each refusal.
 */
export function limitPages(
  askApi: NonNullable<EdgeOptions['askApi']>,
  { limits, isLoadTest }: Pick<Config, 'limits' | 'isLoadTest'>,
): PageMeans {
  const { pages, general } = limits;
  const rendered = createCallCounter({ max: pages.max, windowMs: pages.minutes * MINUTE });
  const refused = createCallCounter({ max: 0, windowMs: general.minutes * MINUTE });

  return {
    async askApi(path, language, visitor) {
      const answer = await askApi(path, language, visitor);
      if (visitor !== undefined && answer?.status === httpStatus.RATE_LIMITED)
        refused.count(networkOf(visitor));
      return answer;
    },
    mayRender(address) {
      const network = networkOf(address);
      if (isLoadTest) return true;
      return refused.look(network) === undefined && rendered.count(network) === undefined;
    },
  };
}
