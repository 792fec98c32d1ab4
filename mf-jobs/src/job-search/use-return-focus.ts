import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Job } from '@plumbline/shared-schema/jobs';

const STORAGE_KEY = 'jobs:opened';

export const cardLinkId = (jobId: string) => `job-${jobId}`;

export type ReturnFocus = (jobId: string) => void;

/**
 * After Back to a list, focuses the card that was opened from it, which also scrolls it into view. Returns a function
 * that remembers the opened card of this history entry.
 */
export function useReturnFocus(jobs: readonly Pick<Job, '_id'>[]): ReturnFocus {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const isPending = useRef(navigationType === 'POP');

  useEffect(() => {
    if (!isPending.current || jobs.length === 0) return;
    isPending.current = false;
    const [openedIn, jobId = ''] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    if (openedIn === key) document.getElementById(cardLinkId(jobId))?.focus();
  }, [jobs, key]);

  return (jobId) => sessionStorage.setItem(STORAGE_KEY, `${key} ${jobId}`);
}
