import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '@plumbline/shared-schema/invites';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

type InviteCardProps = {
  invite: Invite;
  /** Of the heading: it names the card and describes its buttons. */
  id: string;
  heading: ReactNode;
  person: { name: string; profile: string | null };
  /** 'Invited on 02-Mar-2026' */
  when: string;
  about: ReactNode;
  actions: ReactNode;
};

/** The words have the whole width of a phone; on wide screens the buttons stand at the right. */
const GRID = {
  p: 2.5,
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
} as const;
const NOTHING = { '&:empty': { display: 'none' } } as const;
const WORDS = { ...NOTHING, gridColumn: { xs: '1 / -1', sm: '2' } } as const;
const BUTTONS = {
  ...NOTHING,
  flexWrap: 'wrap',
  gridColumn: { xs: '1 / -1', sm: '2', md: '3' },
  gridRow: { md: '1' },
  alignSelf: { md: 'center' },
  '& > *': { width: { xs: '100%', sm: 'auto' } },
} as const;

export function InviteCard({ invite, id, heading, person, when, about, actions }: InviteCardProps) {
  return (
    <Card component="article" aria-labelledby={id}>
      <Box sx={GRID}>
        <PersonAvatar name={person.name} src={person.profile} size={44} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} variant="h4" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {heading}
          </Typography>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', minWidth: 0 }}
          >
            <StatusChip of="inviteStatus" status={invite.status} />
            {about}
          </Stack>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            <Box component="time" dateTime={invite.createdAt} sx={{ whiteSpace: 'normal' }}>
              {when}
            </Box>
          </Typography>
        </Box>
        <Stack spacing={1.5} sx={WORDS}>
          <InviteWords invite={invite} />
        </Stack>
        <Stack direction="row" useFlexGap spacing={1} sx={BUTTONS}>
          {actions}
        </Stack>
      </Box>
    </Card>
  );
}

function InviteWords({ invite: { message, status, jobId: job } }: { invite: Invite }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      {message && (
        <Box dir="auto" sx={{ maxWidth: '75ch' }}>
          <ExpandableText text={message} />
        </Box>
      )}
      {status === 'pending' && job.status !== 'open' && (
        <Typography variant="body2" color="text.secondary">
          {t('invites.closed')}
        </Typography>
      )}
    </>
  );
}
