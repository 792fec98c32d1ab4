import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { TextInput } from './TextInput';

export type SearchFieldProps = {
  /** For a second one on the page. */
  id?: string;
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  /** Of the landmark around the field. */
  sx?: BoxProps['sx'];
};

/** The id of the field that a page searches with: what asks for another search focuses it. */
export const SEARCH_FIELD_ID = 'list-search';

export function focusSearchField() {
  document.getElementById(SEARCH_FIELD_ID)?.focus();
}

/** A search landmark with one field. */
export function SearchField(props: SearchFieldProps) {
  const { id = SEARCH_FIELD_ID, label, placeholder, text, onChange, sx } = props;
  return (
    <Box role="search" {...(sx !== undefined && { sx })}>
      <TextInput
        type="search"
        id={id}
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onChange(target.value)}
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
