import { useTranslation } from 'react-i18next';
import type { Specialty } from '@plumbline/shared-schema/directory';
import { capitalise } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';

type SpecialtyChipsProps = {
  specialties: readonly Specialty[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** The trades to choose from, each with the number of contractors who know it. */
export function SpecialtyChips({ specialties, chosen, onChoose }: SpecialtyChipsProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {specialties.map(({ name, count }) => {
        const isChosen = name === chosen;
        const label = capitalise(t(`schema:options.skill.${name}`, { defaultValue: name }));
        return (
          <li key={name}>
            <Chip
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              label={t('home.specialty', { name: label, count })}
              onClick={() => {
                onChoose(name);
              }}
              sx={{ maxWidth: '100%', '@media (pointer: coarse)': { height: 44 } }}
            />
          </li>
        );
      })}
    </Stack>
  );
}
