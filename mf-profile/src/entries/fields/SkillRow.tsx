import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';
import type { RowProps } from '../entry-forms';

export function SkillRow({ entry }: RowProps<'skills'>) {
  const { option } = useLabels();
  return (
    <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {option('skill', entry.name)}
    </Typography>
  );
}
