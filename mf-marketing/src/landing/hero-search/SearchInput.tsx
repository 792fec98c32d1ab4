import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type SearchInputProps = {
  id: string;
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: boolean; fontSize?: 'small' }>;
  input: Omit<ComponentProps<'input'>, 'id' | 'color' | 'ref'>;
  children?: ReactNode;
};

const frame = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  px: 1.5,
  minHeight: 60,
  borderRadius: 1,
  border: '1px solid var(--plumbline-control-border)',
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
} as const;

const bare = {
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** A plain input with its label inside the frame: the kit's own would not fit the weight of a first visit. */
export function SearchInput({ id, label, Icon, input, children }: SearchInputProps) {
  return (
    <Box sx={frame}>
      <Icon aria-hidden fontSize="small" />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          component="label"
          htmlFor={id}
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', fontWeight: 600 }}
        >
          {label}
        </Typography>
        <Box component="input" id={id} autoComplete="off" sx={bare} {...input} />
      </Box>
      {children}
    </Box>
  );
}
