import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import type { Conversation } from '@plumbline/shared-schema/chats';
import type { Person } from '@plumbline/shared-schema/users';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { List, ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { NoConversations } from '../no-conversations/NoConversations';

type KnownPerson = { person: Person; jobTitle: string | null };

/** Each person once, however many jobs they are talked to about, with the job of the newest conversation. */
function peopleIn(conversations: readonly Conversation[]): KnownPerson[] {
  const people = new Map<string, KnownPerson>();
  for (const { other, jobTitle } of conversations) {
    const known = people.get(other._id);
    people.set(other._id, { person: other, jobTitle: known?.jobTitle ?? jobTitle });
  }
  return [...people.values()];
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
              {peopleIn(conversations).map(({ person, jobTitle }, index, { length }) => (
                <ListItem key={person._id} disablePadding divider={index < length - 1}>
                  <ListItemButton
                    component={Link}
                    to={`/messages/new/${person._id}`}
                    sx={{ gap: 1.5, minHeight: 64 }}
                  >
                    <PersonAvatar name={person.fullName} src={person.profile} />
                    <Box component="span" sx={{ minWidth: 0 }}>
                      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                        {person.fullName}
                      </Typography>
                      {jobTitle && (
                        <Typography
                          component="span"
                          variant="caption"
                          color="text.secondary"
                          noWrap
                          sx={{ display: 'block' }}
                        >
                          {titleCase(jobTitle)}
                        </Typography>
                      )}
                    </Box>
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
