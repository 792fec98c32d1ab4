import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';

export function SavedJobFacts({ job }: { job: SavedJob['jobId'] }) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  const entries = [
    { term: t('ui:captions.category'), text: option('jobCategory', job.jobCategory) },
    { term: t('ui:captions.location'), text: job.jobLocation && <Place place={job.jobLocation} /> },
    { term: t('ui:captions.experience'), text: option('experience', job.experience) },
  ];

  return (
    <Facts
      size="small"
      entries={entries.map((entry) => ({ ...entry, text: entry.text || t('saved.notAvailable') }))}
    />
  );
}

type PlaceProps = { place: NonNullable<SavedJob['jobId']['jobLocation']> };

/**
 * The city, where one is known, with latitude and longitude to 3 decimals below it. Reads the named numbers: the pair
 * beside them is in the other order here than in every other call.
 */
function Place({ place: { city, lat, lng } }: PlaceProps) {
  const point = `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
  if (!city) return point;
  return (
    <>
      {city}
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {point}
      </Typography>
    </>
  );
}
