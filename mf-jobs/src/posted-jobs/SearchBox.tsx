import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** Takes the focus when the search is cleared. */
export const SEARCH_ID = 'posted-search';

type SearchBoxProps = { text: string; onChange: (text: string) => void };

/** What the posted jobs are filtered by. */
export function SearchBox({ text, onChange }: SearchBoxProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box role="search" sx={{ flexGrow: 1, maxWidth: { md: 440 } }}>
      <TextField
        type="search"
        label={t('posted.search')}
        placeholder={t('posted.searchHint')}
        value={text}
        id={SEARCH_ID}
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
