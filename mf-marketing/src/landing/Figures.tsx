import { useTranslation } from 'react-i18next';
import { useGetTotalsQuery } from '@plumbline/shared-api/directory';
import type { Totals } from '@plumbline/shared-schema/directory';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { Band } from './Band';

const FIGURES = ['openJobs', 'professionals', 'companies', 'completedContracts'] as const;

/** What the site holds today, counted. Renders nothing where that could not be read; what is nought is left out. */
export function Figures() {
  const { t } = useTranslation('marketing');
  const { data, isError } = useGetTotalsQuery();
  const shown = FIGURES.filter((figure) => data === undefined || data[figure] > 0);
  if (isError || shown.length === 0) return null;
  return (
    <Band>
      <CardList
        label={t('figures.label')}
        rows={shown}
        keyOf={(figure) => figure}
        spacing={0}
        aria-busy={data === undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${String(shown.length)}, 1fr)` },
          gap: { xs: 3, md: 4 },
        }}
      >
        {(figure) => <Figure figure={figure} count={data?.[figure]} />}
      </CardList>
    </Band>
  );
}

type FigureProps = { figure: keyof Totals; count: number | undefined };

function Figure({ figure, count }: FigureProps) {
  const { t } = useTranslation('marketing');
  const { number } = useFormat();
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'var(--plumbline-vial)', pl: 2 }}>
      <Typography
        component="p"
        sx={{
          fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
          fontWeight: 800,
          lineHeight: 1.05,
          letterSpacing: '-0.04em',
          fontVariantNumeric: 'tabular-nums',
          minHeight: '1.05em',
        }}
      >
        {count !== undefined && number(count)}
      </Typography>
      <Typography component="p" sx={{ mt: 0.5 }}>
        {t(`figures.${figure}`, { count: count ?? 2 })}
      </Typography>
    </Box>
  );
}
