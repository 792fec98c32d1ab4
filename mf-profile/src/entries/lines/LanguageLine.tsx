import type { Language } from '@plumbline/shared-schema/profile-entries';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';

export function LanguageLine({ entry: { name, proficiency } }: { entry: Language }) {
  const { option } = useLabels();
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{option('language', name)}</strong>
      <Typography component="span" color="text.secondary">
        {` · ${option('proficiency', proficiency)}`}
      </Typography>
    </Typography>
  );
}
