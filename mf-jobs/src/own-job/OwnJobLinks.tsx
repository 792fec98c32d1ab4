import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { ApplicationsCount } from '@plumbline/shared-ui/job-covers';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink } from '@plumbline/shared-ui/text';
import { applicantsAddress, mapAddress } from './addresses';

type OwnJobLinksProps = {
  job: Pick<OwnJob, '_id' | 'title' | 'jobLocation' | 'applications'>;
  /** Id of the card's title, which describes the links. */
  titleId: string;
};

export function OwnJobLinks({ job, titleId }: OwnJobLinksProps) {
  const { t } = useTranslation('jobs');
  const map = mapAddress(job);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 1, alignItems: 'center' }}>
      <ApplicationsCount count={job.applications} text={t('own.applications', { count: job.applications })} />
      <ButtonLink
        to={applicantsAddress(job)}
        variant="outlined"
        startIcon={<GroupIcon />}
        aria-describedby={titleId}
      >
        {t('own.viewApplications')}
      </ButtonLink>
      {map !== undefined && (
        <ExternalLink href={map}>
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
          >
            <PlaceIcon fontSize="small" aria-hidden />
            {t('own.viewOnMap')}
          </Box>
        </ExternalLink>
      )}
    </Stack>
  );
}
