import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { useLabels } from '@plumbline/shared-ui/labels';

export function SavedJobFacts({ job }: { job: SavedJob['jobId'] }) {
  const { t } = useTranslation('jobs');
  const { option, salary } = useLabels();
  const entries = [
    { term: t('ui:captions.category'), text: option('jobCategory', job.jobCategory) },
    { term: t('ui:captions.location'), text: placeText(job.jobLocation) },
    { term: t('ui:captions.experience'), text: option('experience', job.experience) },
    { term: t('ui:captions.salary'), text: salary(job.salary) },
  ];

  return (
    <Facts
      columns={4}
      entries={entries.map(({ term, text }) => ({ term, text: text || t('saved.notAvailable') }))}
    />
  );
}

/**
 * The city, where one is known, and latitude and longitude to 3 decimals; '' without a place. Reads the named numbers:
 * the pair beside them is in the other order here than in every other call.
 */
function placeText(place: SavedJob['jobId']['jobLocation']): string {
  if (!place) return '';
  return [place.city, `${place.lat.toFixed(3)}, ${place.lng.toFixed(3)}`].filter(Boolean).join(' · ');
}
