import { useTranslation } from 'react-i18next';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import type { Conversation } from '@plumbline/shared-schema/chats';
import type { ProjectDetails } from '@plumbline/shared-schema/projects';
import { pathWith } from '@plumbline/shared-ui/address';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { titleCase, toPersonName, truncate, useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip, Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

const LINE = {
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
} as const;
const RULES = { '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;

/** The conversations about the jobs of a project, latest first. */
export function ProjectChats({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('jobs');
  const chats = useListChatsQuery();
  const data = chats.data?.filter(({ jobId }) => jobId !== null && project.jobIds.includes(jobId));
  return (
    <TitledSection title={t('project.chats.title')}>
      <QueryBoundary
        query={{ ...chats, data }}
        errorMessage={t('project.chats.failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('project.chats.none')}</Typography>}
      >
        {(rows) => (
          <CardList rows={rows} spacing={0} sx={RULES}>
            {(chat) => <ChatLine chat={chat} />}
          </CardList>
        )}
      </QueryBoundary>
    </TitledSection>
  );
}

function ChatLine({ chat }: { chat: Conversation }) {
  const { t } = useTranslation('jobs');
  const { dayMonth } = useFormat();
  const { other, jobTitle, lastMessage, lastMessageTime, unread } = chat;
  return (
    <Stack sx={LINE}>
      <PersonAvatar name={other.fullName} src={other.profile} size={40} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <Link
            to={pathWith('/messages', { chat: chat._id })}
            color="inherit"
            underline="hover"
            isCoveringCard
          >
            {t('project.chats.with', {
              name: toPersonName(other.fullName),
              title: titleCase(jobTitle ?? ''),
            })}
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {lastMessageTime && `${dayMonth(lastMessageTime)} · `}
          {truncate(lastMessage ?? '')}
        </Typography>
      </Box>
      {unread > 0 && (
        <Chip size="small" color="primary" label={t('project.chats.unread', { count: unread })} />
      )}
    </Stack>
  );
}
