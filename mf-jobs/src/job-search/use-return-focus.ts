import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Job } from '@plumbline/shared-schema/jobs';

const STORAGE_KEY = 'jobs:opened';

export const cardLinkId = (jobId: string) => `job-${jobId}`;

/** Remembers which job was opened from this entry of the history. */
export type ReturnFocus = (jobId: string) => void;

/**
 * After Back to a list the focus returns to the card that was opened, which also brings it into view.
 * Gives the function that remembers the card; one history entry remembers one.
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

  return (jobId) => {
    sessionStorage.setItem(STORAGE_KEY, `${key} ${jobId}`);
  };
}
