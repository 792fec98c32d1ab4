import type { OwnSkill } from '@plumbline/shared-schema/profile-entries';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Chip } from '@plumbline/shared-ui/text';

export function SkillLine({ entry }: { entry: OwnSkill }) {
  const { option } = useLabels();
  return <Chip variant="outlined" label={option('skill', entry.name)} sx={{ maxWidth: '100%' }} />;
}
