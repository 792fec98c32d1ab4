import type { Chat } from '@plumbline/shared-schema/chats';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { PriceGuide, TradePrice } from '@plumbline/shared-schema/prices';
import type { Project } from '@plumbline/shared-schema/projects';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { expect } from '@playwright/test';
import type { Viewer } from '../site/places';
import { aDemoPerson, call } from './people';
import type { Person } from './people';

/** The people and things of the demo world that the pages need. */
export type DemoWorld = {
  viewers: Record<Viewer, Person | undefined>;
  /** A declared path with its parameters filled in: with what is this viewer's own where only they may see it. */
  pathFor: (pattern: string, viewer?: Viewer) => string;
};

/** Looks up people and things of the demo world on a seeded site. */
export async function readDemoWorld(site: string): Promise<DemoWorld> {
  const [client, contractor, company] = await Promise.all([
    aDemoPerson(site, 'client'),
    aDemoPerson(site, 'contractor'),
    aDemoPerson(site, 'company'),
  ]);
  const contractOf = async ({ user, token }: Person) => {
    const { data } = await call<{ data: Contract[] }>(site, `contracts/user/${user._id}`, { token });
    return data[0]?._id;
  };
  const [{ data: jobs }, { data: projects }, chats, { data: found }, hired, working, priced] =
    await Promise.all([
      call<{ data: Job[] }>(site, 'jobs/me', { token: client.token }),
      call<{ data: Project[] }>(site, 'projects', { token: client.token }),
      call<Chat[]>(site, 'chats', { token: client.token }),
      call<{ data: Professional[] }>(site, 'professionals?limit=4', { token: client.token }),
      contractOf(client),
      contractOf(contractor),
      readPriced(site),
    ]);
  const ids: Record<string, string | undefined> = {
    ...priced,
    jobId: (jobs.find(({ status }) => status === 'open') ?? jobs[0])?._id,
    projectId: projects[0]?._id,
    chatId: chats[0]?._id,
    id: contractor.user._id,
    userId: contractor.user._id,
    slug: 'permits',
    // None of these people may open a case: all are led away from it.
    caseId: contractor.user._id,
  };
  /** Pages that show nothing without them. */
  const queries: Record<string, string> = {
    '/professionals/compare': `?ids=${found.map(({ _id }) => _id).join(',')}`,
    '/company-profile': `?id=${company.user._id}`,
  };
  return {
    viewers: { visitor: undefined, client, contractor },
    pathFor: (pattern, viewer = 'client') => {
      const path = pattern.replaceAll(/:(\w+)/g, (_match, name: string) => {
        const own: Record<string, string | undefined> = {
          contractId: viewer === 'contractor' ? working : hired,
          recipientId: (viewer === 'contractor' ? client : contractor).user._id,
        };
        const id = own[name] ?? ids[name];
        if (id === undefined) throw new Error(`The demo world has nothing for :${name} of ${pattern}.`);
        return id;
      });
      return `${path}${queries[pattern] ?? ''}`;
    },
  };
}

/** A trade of which the price guide knows what its work costs, and Boston. A site that has just started reckons it. */
async function readPriced(site: string) {
  let trade: TradePrice['tradeKey'] | undefined;
  const readTrade = async () => {
    const { data: trades } = await call<{ data: TradePrice[] }>(site, 'prices');
    return (trade = trades[0]?.tradeKey);
  };
  await expect.poll(readTrade, { message: 'a price is reckoned', timeout: 60_000 }).toBeDefined();
  const { data: guide } = await call<{ data: PriceGuide }>(site, `prices/${trade}?place=42.36,-71.06`);
  return { trade, place: guide.place.key };
}
