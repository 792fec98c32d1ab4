import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';

type FilterChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice of a few. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <Stack role="group" aria-label={label} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Chip
            key={choice.value}
            component="button"
            type="button"
            clickable
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={choice.label}
            onClick={() => onChange(choice.value)}
            sx={{ '@media (pointer: coarse)': { height: 44 } }}
          />
        );
      })}
    </Stack>
  );
}
