import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { FLOATING_BOTTOM } from '@plumbline/shared-ui/theme';
import { Typography } from '@plumbline/shared-ui/text';
import { isApplyOffered } from './is-apply-offered';
import { useIsInView } from './use-is-in-view';

type ApplyBarProps = {
  job: JobDetails;
  /** Holds the button that this one stands in for. */
  actions: RefObject<Element | null>;
};

const place = {
  display: { md: 'none' },
  position: 'sticky',
  bottom: FLOATING_BOTTOM,
  zIndex: 2,
  mt: 3,
  // The place stays, so that the end of the page does not move.
  minHeight: 64,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // The focus of a keyboard must not be behind it.
  'main:has(:focus-visible:not([data-page-heading])) &': { visibility: 'hidden' },
} as const;

const bar = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.25,
  boxShadow: 'var(--plumbline-shadow)',
} as const;

/**
 * Salary and Apply Now at the lower edge of narrow screens while the panel's own button is out of view: a shortcut for
 * pointers, everybody else has that button.
 */
export function ApplyBar({ job, actions }: ApplyBarProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const { salary } = useLabels();
  const isInView = useIsInView(actions);
  if (!isApplyOffered(user, job)) return null;

  return (
    <Box sx={place}>
      {!isInView && (
        <Paper variant="outlined" aria-hidden sx={bar}>
          <Typography variant="h5" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {salary(job.salary)}
          </Typography>
          <ButtonLink
            to={`/jobs/${job._id}/apply`}
            variant="contained"
            tabIndex={-1}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            {t('details.applyNow')}
          </ButtonLink>
        </Paper>
      )}
    </Box>
  );
}
