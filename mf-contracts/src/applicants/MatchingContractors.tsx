import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateInviteMutation, useListInvitesQuery } from '@plumbline/shared-api/invites';
import { useMay } from '@plumbline/shared-api/session';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { useAction } from '@plumbline/shared-ui/action';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { GroupIcon, SendIcon } from '@plumbline/shared-ui/more-icons';
import { Box, CardList, EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { BusyButton } from '../busy-button/BusyButton';
import { ApplicantStanding } from './ApplicantStanding';
import { useMatchingContractors } from './use-matching-contractors';

/** Whom to invite to a job that nobody has applied to yet; renders nothing where there is nobody. */
export function MatchingContractors({ jobId }: { jobId: string }) {
  const { t } = useTranslation('contracts');
  const { specialty, people } = useMatchingContractors(jobId);
  const invites = useListInvitesQuery({ jobId });
  const id = useId();
  if (people.length === 0) return null;
  const invited = new Set(invites.data?.map(({ contractorId }) => contractorId._id));

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h2" variant="h4">
        {t('matching.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('matching.text')}
      </Typography>
      <CardList rows={people} spacing={1.5}>
        {(person) => <Contractor person={person} jobId={jobId} isInvited={invited.has(person._id)} />}
      </CardList>
      <ButtonLink
        to={pathWith('/professionals', { specialty })}
        variant="contained"
        startIcon={<GroupIcon />}
        sx={{ mt: 2 }}
      >
        {t('matching.all')}
      </ButtonLink>
    </Box>
  );
}

type ContractorProps = { person: Professional; jobId: string; isInvited: boolean };

function Contractor({ person, jobId, isInvited }: ContractorProps) {
  const id = useId();
  const name = displayName(person);

  return (
    <EntryCard
      title={name}
      titleId={id}
      heading="h3"
      link={{ to: `/professionals/${person._id}` }}
      cover={<PersonCover name={name} src={person.profile} />}
      meta={[person.title, person.location.city]}
      action={<InviteButton contractorId={person._id} jobId={jobId} isInvited={isInvited} describedBy={id} />}
    >
      <ApplicantStanding person={person} />
    </EntryCard>
  );
}

type InviteButtonProps = { contractorId: string; jobId: string; isInvited: boolean; describedBy: string };

function InviteButton({ contractorId, jobId, isInvited, describedBy }: InviteButtonProps) {
  const { t } = useTranslation('contracts');
  const mayInvite = useMay('hire');
  const [createInvite, { isLoading, isSuccess }] = useCreateInviteMutation();
  const run = useAction();
  const isDone = isInvited || isSuccess;
  if (!mayInvite) return null;

  return (
    <BusyButton
      variant="outlined"
      icon={isDone ? <CheckCircleIcon /> : <SendIcon />}
      isBusy={isLoading}
      isDone={isDone}
      describedBy={describedBy}
      onPress={() =>
        void run(createInvite({ contractorId, jobId }).unwrap(), { failed: t('ui:form.failed') })
      }
    >
      {t(isDone ? 'matching.invited' : 'matching.invite')}
    </BusyButton>
  );
}
