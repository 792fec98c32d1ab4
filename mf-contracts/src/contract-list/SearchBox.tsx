import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** Takes the focus when the search is cleared. */
export const SEARCH_ID = 'contract-search';

/** What the contracts are narrowed by. */
export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('contracts');
  return (
    <Box role="search" sx={{ width: '100%', maxWidth: { sm: 440 } }}>
      <TextField
        type="search"
        id={SEARCH_ID}
        label={t('contractList.search')}
        placeholder={t('contractList.searchHint')}
        value={text}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        slotProps={{
          htmlInput: { maxLength: SEARCH_TEXT_MAX, autoComplete: 'off' },
          inputLabel: { shrink: true },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
