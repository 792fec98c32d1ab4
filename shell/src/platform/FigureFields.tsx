import { TextInput } from '@plumbline/shared-ui/fields';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { RANGES, useFiguresRange } from './use-figures-range';

export function FigureFields({ remotes }: { remotes: readonly string[] }) {
  const { t } = useTranslation('platform');
  const { hours, remote, setHours, setRemote } = useFiguresRange();
  const choices = remote === '' || remotes.includes(remote) ? remotes : [...remotes, remote];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        maxWidth: 480,
        mb: 3,
      }}
    >
      <TextInput
        select
        label={t('figures.remote')}
        value={remote}
        onChange={({ target }) => setRemote(target.value)}
      >
        <option value="">{t('figures.all')}</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextInput>
      <TextInput
        select
        label={t('figures.range')}
        value={String(hours)}
        onChange={({ target }) => setHours(target.value)}
      >
        {RANGES.map((range) => (
          <option key={range} value={range}>
            {t(`figures.hours.${range}`)}
          </option>
        ))}
      </TextInput>
    </Box>
  );
}
