import { z } from 'zod';

const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** What this process does, and beside which others. */
export const processSettings = {
  ROLE: z.enum(ROLES).default('all').meta({
    description:
      'what this process does of [several](processes.md#roles): `all`; `web` (calls, sockets, pages); `worker` (events, mails, pushes, sweeps)',
  }),
};

/** Who answers calls and sockets. */
export const takesCalls = (role: Role): boolean => role === 'all' || role === 'web';

/** Who delivers events, mails and pushes, and sweeps. */
export const doesWork = (role: Role): boolean => role === 'all' || role === 'worker';
