import { useTranslation } from 'react-i18next';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { NewMessageForm } from './NewMessageForm';

/** Who the message goes to, and the message. */
export function RecipientView({ recipientId }: { recipientId: string }) {
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
      {({ fullName, profile: picture }) => (
        <Stack spacing={3}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <PersonAvatar name={fullName} src={picture} size={48} />
            <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {t('newMessage.to', { name: fullName })}
            </Typography>
          </Stack>
          <NewMessageForm recipientId={recipientId} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
