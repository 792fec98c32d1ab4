import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { DialogActions, DialogContent, DialogContentText, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** `known`: this person had reported the job before. */
export type ReportOutcome = 'received' | 'known';

type ReportReceivedProps = {
  /** Prefix of the ids that name and describe the dialog. */
  id: string;
  outcome: ReportOutcome;
  onClose: () => void;
};

/** What the dialog says once there is nothing more to send. */
export function ReportReceived({ id, outcome, onClose }: ReportReceivedProps) {
  const { t } = useTranslation('jobs');

  return (
    <>
      <Box aria-hidden sx={{ pt: 4, textAlign: 'center', color: 'success.main' }}>
        <CheckCircleIcon sx={{ fontSize: 56 }} />
      </Box>
      <DialogTitle id={`${id}-title`} sx={{ textAlign: 'center' }}>
        {t(outcome === 'received' ? 'report.thanks' : 'schema:errors.ALREADY_REPORTED')}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <DialogContentText id={`${id}-text`}>{t('report.thanksText')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, justifyContent: 'center' }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('report.close')}
        </Button>
      </DialogActions>
    </>
  );
}
