import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { useFormat } from '@plumbline/shared-ui/format';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink, Link, Typography } from '@plumbline/shared-ui/text';

type JobAttachmentProps = {
  name: string;
  job: Pick<JobDetails, 'attachment' | 'attachmentSize'>;
};

/** Visitors are told that there is a file; it opens for whoever is signed in. */
export function JobAttachment({ name, job }: JobAttachmentProps) {
  const { t } = useTranslation('jobs');
  const signIn = useSignInAddress();
  const { fileSize } = useFormat();

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 }}>
      <AttachFileIcon fontSize="small" aria-hidden />
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {job.attachment === null ? name : <ExternalLink href={job.attachment}>{name}</ExternalLink>}
      </Typography>
      {job.attachmentSize !== null && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
          {fileSize(job.attachmentSize)}
        </Typography>
      )}
      {job.attachment === null && <Link to={signIn}>{t('details.signInToOpen')}</Link>}
    </Stack>
  );
}
