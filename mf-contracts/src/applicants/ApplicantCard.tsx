import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { toPersonName } from '@plumbline/shared-ui/format';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { MessageButton } from '../message-button/MessageButton';
import type { ApplicantRow } from './applicant-row';
import { QuoteLink } from '../quote-link/QuoteLink';
import { VisitButton } from '../visit-button/VisitButton';
import { WorkedTogether } from '../hire-again/WorkedTogether';
import { ApplicantStanding } from './ApplicantStanding';
import { CoverLetter } from './CoverLetter';
import { Estimates } from './Estimates';
import { OfferStrip } from './OfferStrip';
import { ShortlistButton } from './ShortlistButton';
import { useWhereabouts } from './use-whereabouts';
import type { ApplicantDialog } from './use-applicant-dialog';

type ApplicantCardProps = { row: ApplicantRow; dialog: ApplicantDialog };

/** Who applied, how far that has come, what to know of them, and what they wrote. */
export function ApplicantCard({ row, dialog }: ApplicantCardProps) {
  const nameId = useId();
  const { application } = row;
  const { userId: person } = application;
  const name = toPersonName(person.fullName);
  const state = applicationState(application);
  const isDeclined = Boolean(application.declined);
  const whereabouts = useWhereabouts(application);

  return (
    <EntryCard
      title={
        <ProfileLink person={person} color="inherit" underline="hover">
          {name}
        </ProfileLink>
      }
      titleId={nameId}
      heading="h2"
      cover={<PersonCover name={name} src={person.profile} />}
      save={!isDeclined && <ShortlistButton application={application} nameId={nameId} />}
      mark={state !== 'applied' && <StatusChip of="applicationState" status={state} />}
      meta={isDeclined ? [] : whereabouts}
    >
      {person.title && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {person.title}
        </Typography>
      )}
      <ApplicantStanding person={person} />
      {isDeclined ? <FoldedWords row={row} nameId={nameId} /> : <Words row={row} nameId={nameId} />}
      <Contacts row={row} nameId={nameId} />
      <OfferStrip row={row} dialog={dialog} nameId={nameId} />
    </EntryCard>
  );
}

type NamedProps = { row: ApplicantRow; nameId: string };

/** Before anything is offered: to write, to ask for a quote, to look at the place. */
function Contacts({ row: { application }, nameId }: NamedProps) {
  const { jobId: job, userId: person, declined } = application;
  const pair = { jobId: job._id, contractorId: person._id };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <MessageButton job={job} person={person} describedBy={nameId} />
      {!declined && <QuoteLink {...pair} describedBy={nameId} />}
      {!declined && (
        <VisitButton {...pair} side="hirer" name={toPersonName(person.fullName)} describedBy={nameId} />
      )}
    </Stack>
  );
}

/** Whom the hirer asked again has written nothing. */
function Words({ row: { application, offer }, nameId }: NamedProps) {
  if (offer?.repeats) return <WorkedTogether offer={offer} />;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 1.5, md: 4 } }}>
      <CoverLetter text={application.coverLetter} describedBy={nameId} />
      <Estimates application={application} />
    </Stack>
  );
}

/** The words of a declined applicant are out of the way until wanted. */
function FoldedWords({ row, nameId }: NamedProps) {
  const { t } = useTranslation('contracts');
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-describedby={nameId}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: 'flex-start', ...flushStart }}
      >
        {t(isOpen ? 'declined.hide' : 'declined.show')}
      </Button>
      {isOpen && <Words row={row} nameId={nameId} />}
    </>
  );
}
