import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '@plumbline/shared-schema/invites';
import { Box, EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';

type InviteCardProps = {
  invite: Invite;
  title: string;
  /** Id of the title: it describes the buttons. */
  id: string;
  /** Where the title leads. */
  to: string | undefined;
  person: { name: string; profile: string | null };
  /** 'Invited on 02-Mar-2026' */
  when: string;
  /** Who or what, beside the day. */
  about: readonly ReactNode[];
  /** What became of it beside its status. */
  mark: ReactNode;
  price?: string;
  actions: ReactNode;
};

export function InviteCard(props: InviteCardProps) {
  const { invite, title, id, to, person, when, about, mark, price, actions } = props;
  return (
    <EntryCard
      title={title}
      titleId={id}
      heading="h2"
      link={to === undefined ? undefined : { to }}
      cover={<PersonCover name={person.name} src={person.profile} />}
      mark={
        <>
          <StatusChip of="inviteStatus" status={invite.status} />
          {mark}
        </>
      }
      meta={[
        ...about,
        <Box key="when" component="time" dateTime={invite.createdAt} sx={{ whiteSpace: 'normal' }}>
          {when}
        </Box>,
      ]}
      price={price}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          {actions}
        </Stack>
      }
    >
      <InviteWords invite={invite} />
    </EntryCard>
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
