import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@plumbline/shared-ui/dialogs';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** 'Congratulations!' (SPEC §2). Every way out of it leads on, because the form behind it is done with. */
export function AppliedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const id = useId();

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <Box aria-hidden sx={{ pt: 4, textAlign: 'center', color: 'success.main' }}>
        <CheckCircleIcon sx={{ fontSize: 56 }} />
      </Box>
      <DialogTitle id={`${id}-title`} sx={{ textAlign: 'center' }}>
        {t('apply.congratulations')}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <DialogContentText id={`${id}-text`}>{t('apply.submitted')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, justifyContent: 'center' }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('apply.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
