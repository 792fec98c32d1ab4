import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from '@plumbline/shared-ui/fields';
import type { ReactNode, RefObject } from 'react';
import { LayoutSwitch, type Layout } from './LayoutSwitch';

type Sorting<Sort extends string> = {
  label: string;
  value: Sort;
  choices: readonly { value: Sort; label: string; isDisabled?: boolean }[];
  onChange: (sort: Sort) => void;
};

type ResultsBarProps<Sort extends string> = {
  title: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** How many there are; undefined while that is not known. */
  found: string | undefined;
  /** Without it there is one order only. */
  sorting?: Sorting<Sort> | undefined;
  layout: Layout;
  onLayOut: (layout: Layout) => void;
  /** Before the sorting. */
  children?: ReactNode;
};

/** What stands above the results of a search. */
export function ResultsBar<Sort extends string>(props: ResultsBarProps<Sort>) {
  const { title, titleRef, found, sorting, layout, onLayOut, children } = props;

  return (
    <Stack
      direction="row"
      sx={{ mb: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box>
        <Typography ref={titleRef} tabIndex={-1} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ minHeight: '1.55em' }}>
          {found}
        </Typography>
      </Box>
      <Stack
        direction="row"
        sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
      >
        {children}
        {sorting && <SortSelect {...sorting} isBelow={Boolean(children)} />}
        <LayoutSwitch layout={layout} onChange={onLayOut} />
      </Stack>
    </Stack>
  );
}

/** On a phone below the buttons, where there are some: there is no room for its longest choice beside them. */
type SortSelectProps<Sort extends string> = Sorting<Sort> & { isBelow: boolean };

function SortSelect<Sort extends string>({
  label,
  value,
  choices,
  onChange,
  isBelow,
}: SortSelectProps<Sort>) {
  return (
    <TextInput
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Sort)}
      sx={{
        flex: { xs: isBelow ? '1 0 100%' : 1, sm: 'none' },
        order: isBelow ? { xs: 1, sm: 0 } : undefined,
        // Its label stands above its frame.
        mt: isBelow ? { xs: 1.5, sm: 0 } : undefined,
        minWidth: 130,
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
          {choice.label}
        </option>
      ))}
    </TextInput>
  );
}
