import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '@plumbline/shared-schema/invites';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { DotLine, ExpandableText, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

type InviteCardProps = {
  invite: Invite;
  /** Of the heading: it names the card and describes its buttons. */
  id: string;
  heading: ReactNode;
  person: { name: string; profile: string | null };
  /** Above the heading: 'Invited on 02-Mar-2026'. */
  when: string;
  about: ReactNode;
  actions: ReactNode;
};

export function InviteCard({ invite, id, heading, person, when, about, actions }: InviteCardProps) {
  const { t } = useTranslation('contracts');
  return (
    <Card component="article" aria-labelledby={id}>
      <Stack direction="row" spacing={2} sx={{ p: 2.5, alignItems: 'flex-start' }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <PersonAvatar name={person.name} src={person.profile} size={44} />
        </Box>
        <Stack spacing={1.5} sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box>
            <Typography variant="body2" color="text.secondary">
              <DotLine
                facts={[
                  <time key="day" dateTime={invite.createdAt}>
                    {when}
                  </time>,
                  <RelativeTime key="ago" at={invite.createdAt} />,
                ]}
              />
            </Typography>
            <Typography id={id} variant="h4" component="h2" sx={{ my: 0.5, overflowWrap: 'anywhere' }}>
              {heading}
            </Typography>
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', minWidth: 0 }}
            >
              <StatusChip of="inviteStatus" status={invite.status} />
              {about}
            </Stack>
          </Box>
          {invite.message && (
            <Box dir="auto" sx={{ maxWidth: '75ch' }}>
              <ExpandableText text={invite.message} />
            </Box>
          )}
          {invite.status === 'pending' && invite.jobId.status !== 'open' && (
            <Typography variant="body2" color="text.secondary">
              {t('invites.closed')}
            </Typography>
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}
