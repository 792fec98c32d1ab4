import type { Job } from '@plumbline/shared-schema/jobs';

/** Without case and accents, so that "reparation" finds "Réparation". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Jobs whose title or description holds every word of `text`; all of them when it is blank. */
export function matchingJobs(jobs: readonly Job[], text: string): Job[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return jobs.filter(({ title, description }) => {
    const content = plain(`${title} ${description}`);
    return words.every((word) => content.includes(word));
  });
}
