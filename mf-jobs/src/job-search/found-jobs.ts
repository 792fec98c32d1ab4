import { createContext } from 'react';
import type { JobPage } from '@plumbline/shared-schema/jobs';

/** How many jobs the search has found, for its sheet of filters alone; undefined while that is not known. */
export const FoundJobsContext = createContext<Pick<JobPage, 'count' | 'countIsMinimum'> | undefined>(
  undefined,
);
