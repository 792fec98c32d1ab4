/** All offers for a job, those that ended too: an applicant shows the last of theirs. */
export const offersFor = (jobId: string) => ({ jobId, includeExpired: true });
