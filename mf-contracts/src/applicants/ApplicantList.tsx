import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { StarBorderIcon } from '@plumbline/shared-ui/icons';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, CardList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { ApplicantCard } from './ApplicantCard';
import { sortApplicants } from './applicant-order';
import type { ApplicantRow } from './applicant-row';
import { ApplicantDialogs } from './ApplicantDialogs';
import { ApplicantTable } from './ApplicantTable';
import { ApplicantTools } from './ApplicantTools';
import { AskedPrices } from './AskedPrices';
import { MatchingContractors } from './MatchingContractors';
import { useApplicantDialog, type ApplicantDialog } from './use-applicant-dialog';
import { useApplicantView } from './use-applicant-view';
import type { ApplicantRows } from './use-applicants';
import { useChangeNotice } from './use-change-notice';

type ApplicantListProps = { query: ApplicantRows; jobId: string };

/** Newest first unless chosen otherwise; a live region announces what a refresh changed. */
export function ApplicantList({ query, jobId }: ApplicantListProps) {
  const { t } = useTranslation('contracts');
  const notice = useChangeNotice(query.data);
  const dialog = useApplicantDialog();

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {notice}
      </Box>
      <QueryBoundary
        query={query}
        loadingLabel={t('applicants.loading')}
        skeleton={<LoadingCards />}
        errorMessage={t(query.failure)}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <>
            <EmptyState
              icon={<GroupIcon />}
              title={t('applicants.empty')}
              description={t('applicants.emptyText')}
              action={
                <ButtonLink to={`/jobs/${jobId}`} variant="outlined">
                  {t('applicants.viewJob')}
                </ButtonLink>
              }
            />
            <MatchingContractors jobId={jobId} />
          </>
        }
      >
        {(rows) => <Applicants rows={rows} dialog={dialog} />}
      </QueryBoundary>
      <ApplicantDialogs dialog={dialog} rows={query.data} />
    </>
  );
}

type ApplicantsProps = { rows: readonly ApplicantRow[]; dialog: ApplicantDialog };

function Applicants({ rows, dialog }: ApplicantsProps) {
  const view = useApplicantView();
  const shortlist = rows.filter(({ application }) => application.isShortlisted);
  const sorted = sortApplicants(view.isShortlist ? shortlist : rows, view.sort);

  return (
    <>
      {(rows.length > 1 || view.isShortlist) && <ApplicantTools view={view} shortlisted={shortlist.length} />}
      <AskedPrices rows={rows} />
      {sorted.length === 0 ? (
        <NobodyShortlisted onShowAll={() => view.showShortlist(false)} />
      ) : (
        <ShownApplicants rows={sorted} dialog={dialog} isTable={view.isTable} />
      )}
    </>
  );
}

function ShownApplicants({ rows, dialog, isTable }: ApplicantsProps & { isTable: boolean }) {
  const { t } = useTranslation('contracts');

  if (isTable)
    return (
      <>
        <OwnBudget application={rows[0]?.application} />
        <ApplicantTable rows={rows} dialog={dialog} />
      </>
    );
  return (
    <CardList
      label={t('applicants.list')}
      rows={rows}
      keyOf={({ application }) => application._id}
      // A gap, not margins: a margin that changes on an existing card defeats the browser's scroll anchoring.
      spacing={0}
      sx={{ gap: 2 }}
    >
      {(row) => <ApplicantCard row={row} dialog={dialog} />}
    </CardList>
  );
}

/** The job's budget, to compare with what the applicants ask. */
function OwnBudget({ application }: { application: ApplicantRow['application'] | undefined }) {
  const { t } = useTranslation('contracts');
  const { salary } = useLabels();
  if (!application) return null;
  return (
    <Typography color="text.secondary" sx={{ mb: 1.5 }}>
      {t('applicant.budgetIs', { budget: salary(application.jobId.salary) })}
    </Typography>
  );
}

function NobodyShortlisted({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('contracts');

  return (
    <EmptyState
      icon={<StarBorderIcon />}
      title={t('shortlist.none')}
      description={t('shortlist.noneText')}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          {t('shortlist.all')}
        </Button>
      }
    />
  );
}

function LoadingCards() {
  return (
    <Stack spacing={2}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={196} />
      ))}
    </Stack>
  );
}
