import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { reportRefusal } from '@plumbline/shared-schema/policies';
import { Button, ButtonLink, flushStart } from '@plumbline/shared-ui/actions';
import { useAddressDialog, useSignInAddress } from '@plumbline/shared-ui/address';
import { FlagIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';

const ReportJobDialog = lazily(() => import('./ReportJobDialog'), 'ReportJobDialog');

type ReportJobButtonProps = {
  job: Pick<JobDetails, '_id' | 'title' | 'postedBy' | 'viewer'>;
  text: string;
};

const REACH = { ...flushStart, minHeight: 44 };

/** A visitor signs in first and finds the dialog open afterwards. */
export function ReportJobButton({ job, text }: ReportJobButtonProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const mayReport = useMay('hire');
  const dialog = useAddressDialog('report');
  const signIn = useSignInAddress(dialog.address());
  const place = useRef<HTMLDivElement>(null);
  const refusal = reportRefusal(user, job, job.viewer.reported ?? false);
  const isOpen = dialog.isOpen && Boolean(user) && refusal !== 'OWN_JOB_REPORT';
  // Mounted until its closing transition has ended, and not loaded before it is first opened.
  const isWanted = useWasTrue(isOpen);
  const look = { size: 'small', color: 'inherit', startIcon: <FlagIcon />, sx: REACH } as const;

  if (!mayReport || refusal === 'OWN_JOB_REPORT') return null;
  return (
    <Box ref={place} tabIndex={-1} sx={{ color: 'text.secondary' }}>
      {refusal === 'NOT_SIGNED_IN' && (
        <ButtonLink to={signIn} {...look}>
          {text}
        </ButtonLink>
      )}
      {refusal === undefined && (
        <Button onClick={() => dialog.open()} aria-haspopup="dialog" {...look}>
          {text}
        </Button>
      )}
      {refusal === 'ALREADY_REPORTED' && (
        <Typography variant="body2">{t('schema:errors.ALREADY_REPORTED')}</Typography>
      )}
      {isWanted && (
        <ReportJobDialog
          isOpen={isOpen}
          job={job}
          onClose={dialog.close}
          onClosed={() => {
            // After a reload, or when the button has gone, the dialog finds no opener to give the focus back to.
            const focused = document.activeElement;
            if (focused !== document.body && focused?.closest('[role=dialog]') === null) return;
            (place.current?.querySelector('button') ?? place.current)?.focus();
          }}
        />
      )}
    </Box>
  );
}

function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
