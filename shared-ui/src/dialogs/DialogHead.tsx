import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type DialogHeadProps = {
  id: string;
  title: ReactNode;
  icon: ReactNode;
  overline: string | undefined;
  status: ReactNode;
  isRuled: boolean;
  /** No close button without it. */
  onClose: (() => void) | undefined;
};

const NEWS_ICON = { pt: 4, textAlign: 'center', color: 'success.main', '& svg': { fontSize: 56 } } as const;
const RULED = { borderBottom: 1, borderColor: 'divider' };

export function DialogHead(props: DialogHeadProps) {
  const { id, title, icon, overline, status, isRuled, onClose } = props;
  const { t } = useTranslation('ui');
  return (
    <Box sx={isRuled ? RULED : undefined}>
      {icon && (
        <Box aria-hidden sx={NEWS_ICON}>
          {icon}
        </Box>
      )}
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: icon ? 'center' : 'space-between' }}
      >
        <DialogTitle id={id} sx={{ flex: '0 1 auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {overline && (
            <Typography component="span" variant="overline" color="text.secondary" sx={{ display: 'block' }}>
              {overline}
            </Typography>
          )}
          {title}
        </DialogTitle>
        {onClose && (
          <IconButton label={t('close')} onClick={onClose} sx={{ mt: 1.5, mr: 1.5 }}>
            <CloseIcon />
          </IconButton>
        )}
      </Stack>
      {status && (
        <Stack direction="row" useFlexGap sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          {status}
        </Stack>
      )}
    </Box>
  );
}
