import { useTranslation } from 'react-i18next';
import type { PlacedPrice, PriceGuide, PricePlace } from '@plumbline/shared-schema/prices';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { HowMade } from './HowMade';
import { PlaceChoice } from './PlaceChoice';
import { PriceTable } from './PriceTable';

type GuideProps = { guide: PriceGuide };

/** The figure, its tasks, the cities that have one, and how to choose another place. */
export function Guide({ guide }: GuideProps) {
  const { t } = useTranslation('jobs');
  const { price, place, trade, tradeKey, updatedOn } = guide;
  return (
    <Stack spacing={4}>
      <PlaceChoice key={place.key} tradeKey={tradeKey} wider={guide.wider} />
      {price === null ? (
        <EmptyState title={t('prices.none')} description={t('prices.noneHint')} />
      ) : (
        <Range price={price} asked={place} />
      )}
      <Tasks guide={guide} />
      <Cities guide={guide} />
      <ButtonLink
        to={pathWith('/professionals', { specialty: trade })}
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('prices.find')}
      </ButtonLink>
      <HowMade updatedOn={updatedOn} />
    </Stack>
  );
}

function Range({ price, asked }: { price: PlacedPrice; asked: PricePlace }) {
  const { t } = useTranslation('jobs');
  const { money, moneyRange } = useFormat();
  const { low, median, high, deals, place } = price;
  return (
    <Stack spacing={2}>
      {place.key !== asked.key && (
        <Alert role="status" severity="info">
          {t('prices.wider', { asked: asked.name, shown: place.label || t('prices.everywhere') })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography color="text.secondary">{t('prices.half')}</Typography>
        <Typography variant="h2" component="p" sx={{ my: 0.5 }}>
          {moneyRange(low, high)}
        </Typography>
        <Typography>{t('prices.summary', { count: deals, middle: money(median) })}</Typography>
      </Paper>
    </Stack>
  );
}

function Tasks({ guide: { tasks } }: GuideProps) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  if (tasks.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('prices.tasks')}
      </Typography>
      <PriceTable
        label={t('prices.tasks')}
        of={t('prices.task')}
        rows={tasks.map((price) => ({ ...price, key: price.task, name: option('skill', price.task) }))}
      />
    </Box>
  );
}

function Cities({ guide: { areas, place, tradeKey } }: GuideProps) {
  const { t } = useTranslation('jobs');
  const others = areas.filter((area) => area.place.key !== place.key);
  if (others.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('prices.cities')}
      </Typography>
      <PriceTable
        label={t('prices.cities')}
        of={t('prices.city')}
        rows={others.map((price) => ({
          ...price,
          key: price.place.key,
          name: <Link to={`/prices/${tradeKey}/${price.place.key}`}>{price.place.label}</Link>,
        }))}
      />
    </Box>
  );
}
