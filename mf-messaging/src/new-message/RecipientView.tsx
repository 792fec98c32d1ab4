import { useTranslation } from 'react-i18next';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { displayName } from '@plumbline/shared-schema/profiles';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { AboutJob } from './AboutJob';
import { NewMessageForm } from './NewMessageForm';

type RecipientViewProps = {
  recipientId: string;
  /** The job that the message is about, if any. */
  jobId: string | undefined;
};

/** Who the message goes to, about which job, and the message. */
export function RecipientView({ recipientId, jobId }: RecipientViewProps) {
  const { t } = useTranslation('messaging');
  const profile = useGetPublicProfileQuery(recipientId);
  // One text for every reason, unknown people included; the server's own would win otherwise.
  const error = profile.error ? {} : undefined;

  return (
    <QueryBoundary
      query={{ ...profile, error }}
      loadingLabel={t('newMessage.loading')}
      skeleton={<Skeleton variant="rounded" height={240} />}
      errorMessage={t('schema:failures.loadRecipient')}
    >
      {(person) => (
        <Stack spacing={3}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <PersonAvatar name={displayName(person)} src={person.profile} size={48} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h4" component="h2">
                {t('newMessage.to', { name: displayName(person) })}
              </Typography>
              {jobId !== undefined && <AboutJob jobId={jobId} />}
            </Box>
          </Stack>
          <NewMessageForm recipientId={recipientId} recipient={displayName(person)} jobId={jobId} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
