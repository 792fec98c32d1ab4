import { useTranslation } from 'react-i18next';
import type { Specialty } from '@plumbline/shared-schema/directory';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ChipList } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';

type SpecialtyChipsProps = {
  specialties: readonly Specialty[];
  chosen: string;
  onChoose: (name: string) => void;
};

export function SpecialtyChips({ specialties, chosen, onChoose }: SpecialtyChipsProps) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  return (
    <ChipList rows={specialties} keyOf={({ name }) => name}>
      {({ name, count }) => (
        <Chip
          component="button"
          type="button"
          clickable
          aria-pressed={name === chosen}
          color={name === chosen ? 'primary' : 'default'}
          variant={name === chosen ? 'filled' : 'outlined'}
          label={t('home.specialty', { name: option('skill', name), count })}
          onClick={() => onChoose(name)}
          sx={{ maxWidth: '100%', '@media (pointer: coarse)': { height: 44 } }}
        />
      )}
    </ChipList>
  );
}
