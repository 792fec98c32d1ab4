import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { AttachFileIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { fileSize } from './file-size';

const THUMBNAIL = 72;

type JobAttachmentProps = {
  /** Signed URL. */
  href: string;
  job: Pick<JobDetails, 'attachmentName' | 'attachmentSize' | 'contractimage'>;
};

/** The file the hirer added to the job, a picture with a small view of it. */
export function JobAttachment({ href, job }: JobAttachmentProps) {
  const { t, i18n } = useTranslation('jobs');
  const language = i18n.resolvedLanguage ?? 'en';

  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      {job.contractimage ? (
        <Box
          component="img"
          src={job.contractimage}
          alt=""
          sx={{ width: THUMBNAIL, height: THUMBNAIL, flexShrink: 0, objectFit: 'cover', borderRadius: 1 }}
        />
      ) : (
        <AttachFileIcon fontSize="small" aria-hidden />
      )}
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        <ExternalLink href={href}>{job.attachmentName ?? t('details.openAttachment')}</ExternalLink>
      </Typography>
      {job.attachmentSize !== null && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
          {fileSize(job.attachmentSize, language)}
        </Typography>
      )}
    </Stack>
  );
}
