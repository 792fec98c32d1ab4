import { JOB_TYPES } from '@plumbline/shared-schema/options';
import type { WORKPLACE_TYPES } from '@plumbline/shared-schema/options';

type EmploymentType = (typeof JOB_TYPES)[number];
type WorkplaceType = (typeof WORKPLACE_TYPES)[number];

/** Lower case without spaces, hyphens and underscores: `Full-Time`, `full time` and `fulltime` match. */
export function matchKey(text: string): string {
  return text.toLowerCase().replace(/[\s\-_–]+/g, '');
}

/** `full time` → `Full-Time`, `residential-plumber` → null. */
export function deriveEmploymentType(jobType: string): EmploymentType | null {
  const key = matchKey(jobType);
  return JOB_TYPES.find((type) => key.includes(matchKey(type))) ?? null;
}

/** `remotely` → `remote`; null when jobType says nothing about the place. */
export function deriveWorkplaceType(jobType: string): WorkplaceType | null {
  const key = matchKey(jobType);
  if (key.includes('hybrid')) return 'hybrid';
  if (key.includes('remote')) return 'remote';
  return key.includes('onsite') ? 'on-site' : null;
}
