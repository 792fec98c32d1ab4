import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';

type DetailsDialogProps = {
  title: string;
  onClose: () => void;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of both details dialogs: title, sections, buttons; Esc and Back close it. */
export function DetailsDialog({ title, onClose, actions, children }: DetailsDialogProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between', pr: 1.5, pt: 1 }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton label={t('proposals.close')} onClick={onClose} sx={{ mt: 1 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <DialogContent>
        <Stack spacing={3}>{children}</Stack>
      </DialogContent>
      {actions && (
        <DialogActions
          disableSpacing
          sx={{
            px: 3,
            py: 2,
            gap: 1,
            flexWrap: 'wrap',
            borderTop: 1,
            borderColor: 'divider',
            '& > button': { width: { xs: '100%', sm: 'auto' } },
          }}
        >
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
