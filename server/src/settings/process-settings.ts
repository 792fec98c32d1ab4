import { z } from 'zod';
import { httpUrl, origin, positive } from './config-fields';

const ROLES = ['all', 'web', 'worker', 'edge'] as const;
export type Role = (typeof ROLES)[number];

/** What this process does, and beside which others. */
export const processSettings = {
  ROLE: z.enum(ROLES).default('all').meta({
    description:
      'what this process does of [several](processes.md#roles): `all`; `web` (calls, sockets, pages); `worker` (events, mails, pushes, sweeps); `edge` (pages and published files)',
  }),
  PROCESSES: positive.max(64).default(1).meta({
    description:
      'how many [processes on this machine](processes.md#the-cores-of-one-machine) share `PORT`; sockets then use WebSockets alone',
  }),
  API_URL: httpUrl.optional().meta({
    description:
      'of `ROLE=edge`: where it asks the API, as in `http://10.0.0.2:3000`, past every proxy; that process trusts it (`TRUST_PROXY`)',
  }),
  ASSETS_URL: origin.optional().meta({
    description:
      'an [origin of their own](cdn.md#published-files) for published files, as in `https://assets.example`; it leads to the same processes',
    unset: 'that of the page',
  }),
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0).meta({
    description: 'how long a [CDN](cdn.md) may keep pages for visitors without a session; `0`: not at all',
  }),
  PURGE_URL: httpUrl.optional().meta({
    description: 'gets a POST of `{"tags":[…]}` when what pages show was changed; a CDN drops them then',
  }),
  PURGE_TOKEN: z.string().min(1).optional().meta({ description: 'its bearer token' }),
};

/** Who answers calls and sockets. */
export const takesCalls = (role: Role): boolean => role === 'all' || role === 'web';

/** Who delivers events, mails and pushes, and sweeps. */
export const doesWork = (role: Role): boolean => role === 'all' || role === 'worker';
