import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

type SearchBoxProps = { text: string; onChange: (text: string) => void; inputRef: Ref<HTMLInputElement> };

/** What the posted jobs are filtered by. */
export function SearchBox({ text, onChange, inputRef }: SearchBoxProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box role="search" sx={{ flexGrow: 1, maxWidth: { sm: 480 } }}>
      <TextField
        type="search"
        label={t('posted.search')}
        placeholder={t('posted.searchHint')}
        value={text}
        inputRef={inputRef}
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
