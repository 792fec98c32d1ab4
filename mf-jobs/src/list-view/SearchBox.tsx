import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

type SearchBoxProps = {
  /** Where the focus goes when the search is cleared. */
  id: string;
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
};

/** What a list is filtered by while one types. */
export function SearchBox({ id, label, placeholder, text, onChange }: SearchBoxProps) {
  return (
    <Box role="search" sx={{ flexGrow: 1, maxWidth: { md: 440 } }}>
      <TextField
        type="search"
        label={label}
        placeholder={placeholder}
        value={text}
        id={id}
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
