import { useTranslation } from 'react-i18next';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { ConversationMenu } from '../conversation-menu/ConversationMenu';
import type { Arrival } from '../conversation-items/arrival';
import { OnlineAvatar } from '../conversation-items/OnlineAvatar';
import { useIsPresent } from '../conversation-items/use-is-present';

type ConversationHeaderProps = { conversation: Arrival | Conversation; headingId: string };

/** Whom the reader talks to, and about which job. */
export function ConversationHeader({ conversation, headingId }: ConversationHeaderProps) {
  const { t } = useTranslation('messaging');
  const { other, jobTitle } = conversation;
  const isOnline = useIsPresent(conversation);
  const jobId = 'jobId' in conversation ? conversation.jobId : null;

  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ px: 2, py: 1.5, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <OnlineAvatar person={other} isOnline={isOnline} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography id={headingId} variant="h5" component="h2" noWrap>
          {other.fullName}
        </Typography>
        {jobTitle && (
          <Typography variant="body2" color="text.secondary" noWrap>
            {jobId ? (
              <Link to={`/jobs/${jobId}`} color="inherit">
                {titleCase(jobTitle)}
              </Link>
            ) : (
              titleCase(jobTitle)
            )}
          </Typography>
        )}
        {!jobTitle && isOnline && (
          <Typography variant="body2" color="text.secondary" aria-hidden>
            {t('list.online')}
          </Typography>
        )}
      </Box>
      {'isMuted' in conversation && <ConversationMenu conversation={conversation} />}
    </Stack>
  );
}
