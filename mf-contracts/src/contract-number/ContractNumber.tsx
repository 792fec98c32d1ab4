import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { ContentCopyIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useCopyNumber } from './use-copy-number';

/** Contracts made in the same second share the beginning of their ids, not the end. */
const SHOWN = 6;

/** A contract's id, shortened; in full on hover, on paper and in the clipboard. */
export function ContractNumber({ id }: { id: string }) {
  const { t } = useTranslation('contracts');
  const copy = useCopyNumber(id);

  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" title={id} sx={{ '@media print': { display: 'none' } }}>
        {`#${id.slice(-SHOWN).toUpperCase()}`}
      </Box>
      <Box component="span" sx={{ display: 'none', '@media print': { display: 'inline' } }}>
        {id}
      </Box>
      <IconButton
        size="small"
        label={t('contractNumber.copy')}
        onClick={() => void copy()}
        sx={{ my: -0.75, '@media print': { display: 'none' } }}
      >
        <ContentCopyIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
