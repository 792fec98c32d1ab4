import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import type { Conversation } from '@plumbline/shared-schema/chats';
import type { Person } from '@plumbline/shared-schema/users';
import { Card } from '@plumbline/shared-ui/layout';
import { List, ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { NoConversations } from '../no-conversations/NoConversations';

/** Each person once, however many jobs they are talked to about. */
function peopleIn(conversations: readonly Conversation[]): Person[] {
  return [...new Map(conversations.map(({ other }) => [other._id, other])).values()];
}

/** Whom to write to, among the people the reader talks to already. */
export function RecipientPicker() {
  const { t } = useTranslation('messaging');
  const chats = useListChatsQuery();

  return (
    <QueryBoundary
      query={chats}
      loadingLabel={t('conversations.loading')}
      errorMessage={t('conversations.failed')}
      isEmpty={(conversations) => conversations.length === 0}
      empty={<NoConversations />}
    >
      {(conversations) => (
        <>
          <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
            {t('newMessage.choose')}
          </Typography>
          <Card>
            <List disablePadding aria-label={t('newMessage.people')}>
              {peopleIn(conversations).map((person) => (
                <ListItem key={person._id} disablePadding divider>
                  <ListItemButton
                    component={Link}
                    to={`/messages/new/${person._id}`}
                    sx={{ gap: 1.5, minHeight: 64 }}
                  >
                    <PersonAvatar name={person.fullName} src={person.profile} />
                    <Typography component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                      {person.fullName}
                    </Typography>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Card>
        </>
      )}
    </QueryBoundary>
  );
}
