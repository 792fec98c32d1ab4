import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EditIcon, GroupIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { applicantsAddress } from '../own-job/addresses';

export function OwnerActions({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const mayEdit = useMay('hire');

  return (
    <Stack spacing={1.5}>
      <ButtonLink
        to={applicantsAddress(job)}
        variant="contained"
        size="large"
        fullWidth
        startIcon={<GroupIcon />}
      >
        {t('details.viewApplications')}
      </ButtonLink>
      {mayEdit && (
        <ButtonLink
          to={`/jobs/${job._id}/edit`}
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<EditIcon />}
        >
          {t('details.edit')}
        </ButtonLink>
      )}
    </Stack>
  );
}
