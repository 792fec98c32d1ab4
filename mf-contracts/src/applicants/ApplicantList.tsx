import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { GroupIcon } from '@plumbline/shared-ui/icons';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { ApplicantCard } from './ApplicantCard';
import { ApplicantDialogs } from './ApplicantDialogs';
import { useApplicantDialog } from './use-applicant-dialog';
import type { ApplicantRows } from './use-applicants';
import { useChangeNotice } from './use-change-notice';

type ApplicantListProps = { query: ApplicantRows; jobId: string };

/** The applicants as cards, newest first, with what a refresh changed said once. */
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
        errorMessage={t(`schema:failures.${query.failure}`)}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            icon={<GroupIcon />}
            title={t('applicants.empty')}
            description={t('applicants.emptyText')}
            action={
              <ButtonLink to={`/jobs/${jobId}`} variant="contained">
                {t('applicants.viewJob')}
              </ButtonLink>
            }
          />
        }
      >
        {(rows) => (
          <Stack
            component="ul"
            aria-label={t('applicants.list')}
            // A gap, no margins: one that changes on a card that was there keeps the browser from holding the scroll.
            sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}
          >
            {rows.map((row) => (
              <li key={row.application._id}>
                <ApplicantCard row={row} dialog={dialog} />
              </li>
            ))}
          </Stack>
        )}
      </QueryBoundary>
      <ApplicantDialogs dialog={dialog} rows={query.data} />
    </>
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
