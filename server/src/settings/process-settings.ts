import { z } from 'zod';
import { httpUrl } from './config-fields';

const ROLES = ['all', 'web', 'worker', 'edge'] as const;
export type Role = (typeof ROLES)[number];

/** What this process does, and beside which others. */
export const processSettings = {
  ROLE: z.enum(ROLES).default('all').meta({
    description:
      'what this process does of [several](processes.md#roles): `all`; `web` (calls, sockets, pages); `worker` (events, mails, pushes, sweeps); `edge` (pages and published files)',
  }),
  API_URL: httpUrl.optional().meta({
    description:
      'of `ROLE=edge`: where it asks the API, as in `http://10.0.0.2:3000`, past every proxy; that process trusts it (`TRUST_PROXY`)',
  }),
};

/** Who answers calls and sockets. */
export const takesCalls = (role: Role): boolean => role === 'all' || role === 'web';

/** Who delivers events, mails and pushes, and sweeps. */
export const doesWork = (role: Role): boolean => role === 'all' || role === 'worker';
