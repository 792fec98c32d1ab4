import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** Takes the focus when the search is cleared, or when the row that had it is gone. */
export const SEARCH_ID = 'proposal-search';

type ProposalSearchProps = { text: string; onChange: (text: string) => void };

export function ProposalSearch({ text, onChange }: ProposalSearchProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box role="search" sx={{ maxWidth: { sm: 440 }, mb: 3 }}>
      <TextField
        type="search"
        label={t('proposals.search')}
        placeholder={t('proposals.searchHint')}
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
