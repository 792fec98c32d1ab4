import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Button } from '@plumbline/shared-ui/actions';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from './TitledDialog';

type FilterSheetProps = {
  title: string;
  /** There is nothing to clear. */
  isEmpty: boolean;
  /** What the button says that leads back to the results. */
  show: string;
  /** How many results there are, told when it changes; undefined while it is not known. */
  found: string | undefined;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The filters of a search that have no room beside its words. They take effect while they are set. */
export function FilterSheet({ title, isEmpty, show, found, onClear, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation('ui');

  return (
    <TitledDialog
      title={title}
      size="sheet"
      onClose={onClose}
      actions={
        <Stack direction="row" sx={{ flexGrow: 1, gap: 1, justifyContent: 'space-between' }}>
          <Button disabled={isEmpty} onClick={onClear}>
            {t('filters.clearAll')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {show}
          </Button>
        </Stack>
      }
    >
      <Box role="status" sx={visuallyHidden}>
        {found}
      </Box>
      {children}
    </TitledDialog>
  );
}
