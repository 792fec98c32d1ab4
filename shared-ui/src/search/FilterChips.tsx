import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { ChipList } from '@plumbline/shared-ui/layout';

/** A filter in use, and what it says: 'Category: Commercial'. */
export type FilterText<Name extends string> = { name: Name; text: string };

type FilterChipsProps<Name extends string> = {
  texts: readonly FilterText<Name>[];
  onRemove: (name: Name) => void;
  onClear: () => void;
};

/** The filters in use, each of which a click takes away; nothing where there are none. */
export function FilterChips<Name extends string>({ texts, onRemove, onClear }: FilterChipsProps<Name>) {
  const { t } = useTranslation('ui');
  if (texts.length === 0) return null;

  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ChipList label={t('filters.inUse')} rows={texts} keyOf={({ name }) => name}>
        {({ name, text }) => (
          <Chip
            label={text}
            icon={<CloseIcon />}
            aria-label={t('filters.remove', { filter: text })}
            onClick={() => onRemove(name)}
            sx={{ maxWidth: '100%', '@media (pointer: coarse)': { minHeight: 44 } }}
          />
        )}
      </ChipList>
      <Button size="small" onClick={onClear}>
        {t('filters.clearAll')}
      </Button>
    </Stack>
  );
}
