import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import type { JSX, ReactNode } from 'react';

type Options = { children: ReactNode; isDisabled: boolean | undefined };

/** Props that turn an `OutlinedInput` into a native select. */
export function selectInput({ children, isDisabled }: Options): Partial<OutlinedInputProps> {
  return {
    inputComponent: 'select' as keyof JSX.IntrinsicElements as OutlinedInputProps['inputComponent'],
    // The input sets type "text", which a select lacks.
    inputProps: { children, type: undefined },
    endAdornment: (
      <ExpandMoreIcon
        aria-hidden
        color={isDisabled ? 'disabled' : 'action'}
        sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }}
      />
    ),
    sx: {
      pr: 0,
      '& select': {
        appearance: 'none',
        cursor: isDisabled ? 'default' : 'pointer',
        pr: 5,
        textOverflow: 'ellipsis',
        '& option': { bgcolor: 'background.paper', color: 'text.primary' },
      },
    },
  };
}
