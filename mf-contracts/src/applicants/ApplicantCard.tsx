import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { toPersonName } from '@plumbline/shared-ui/format';
import { MessageButton } from '../message-button/MessageButton';
import type { ApplicantRow } from './applicant-row';
import { QuoteLink } from '../quote-link/QuoteLink';
import { VisitButton } from '../visit-button/VisitButton';
import { ApplicantHeader } from './ApplicantHeader';
import { CoverLetter } from './CoverLetter';
import { Estimates } from './Estimates';
import { OfferStrip } from './OfferStrip';
import { ShortlistButton } from './ShortlistButton';
import type { ApplicantDialog } from './use-applicant-dialog';

type ApplicantCardProps = { row: ApplicantRow; dialog: ApplicantDialog };

export function ApplicantCard({ row, dialog }: ApplicantCardProps) {
  const nameId = useId();
  const { application } = row;
  const isDeclined = Boolean(application.declined);

  return (
    <Card component="article" aria-labelledby={nameId}>
      <CardContent component={Stack} sx={{ gap: { xs: 1.5, sm: 2 } }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: { xs: 1.5, sm: 2 }, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
        >
          <ApplicantHeader application={application} nameId={nameId} />
          <Stack
            direction={{ xs: 'row', sm: 'column' }}
            sx={{
              flexShrink: 0,
              flexWrap: 'wrap',
              gap: 1,
              alignItems: { sm: 'stretch' },
              '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
            }}
          >
            {!isDeclined && <ShortlistButton application={application} nameId={nameId} />}
            <MessageButton job={application.jobId} person={application.userId} describedBy={nameId} />
            {!isDeclined && (
              <QuoteLink
                jobId={application.jobId._id}
                contractorId={application.userId._id}
                describedBy={nameId}
              />
            )}
            {!isDeclined && (
              <VisitButton
                jobId={application.jobId._id}
                contractorId={application.userId._id}
                side="hirer"
                name={toPersonName(application.userId.fullName)}
                describedBy={nameId}
              />
            )}
          </Stack>
        </Stack>
        {isDeclined ? (
          <FoldedWords row={row} nameId={nameId} />
        ) : (
          <Words application={application} nameId={nameId} />
        )}
        <OfferStrip row={row} dialog={dialog} nameId={nameId} />
      </CardContent>
    </Card>
  );
}

function Words({ application, nameId }: Pick<ApplicantRow, 'application'> & { nameId: string }) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 1.5, md: 4 } }}>
      <CoverLetter text={application.coverLetter} describedBy={nameId} />
      <Estimates application={application} />
    </Stack>
  );
}

/** The words of a declined applicant are out of the way until wanted. */
function FoldedWords({ row: { application }, nameId }: { row: ApplicantRow; nameId: string }) {
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
      {isOpen && <Words application={application} nameId={nameId} />}
    </>
  );
}
