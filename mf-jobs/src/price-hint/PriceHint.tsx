import { useTranslation } from 'react-i18next';
import { useGetPriceNearQuery } from '@plumbline/shared-api/prices';
import type { NearPrice } from '@plumbline/shared-schema/prices';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';

/** About 1 km: an estimate needs no more of where somebody lives. */
const DECIMALS = 2;

type PriceHintProps = { skills: readonly string[]; point: { lat: number; lng: number } | null };

/** What similar work has cost, for who is about to name a price; nothing where nobody knows. */
export function PriceHint({ skills, point }: PriceHintProps) {
  const { language } = useLanguage();
  const place = point ? [point.lat, point.lng].map((degrees) => degrees.toFixed(DECIMALS)).join() : undefined;
  const asked = { skills: skills.join(','), place, language };
  const { currentData: price } = useGetPriceNearQuery(asked, { skip: skills.length === 0 });
  return price ? <Hint price={price} /> : null;
}

function Hint({ price }: { price: NearPrice }) {
  const { t } = useTranslation('jobs');
  const { moneyRange } = useFormat();
  const { option } = useLabels();
  const { trade, tradeKey, task, low, high, deals, place } = price;
  const what = option('skill', task ?? trade);
  return (
    <Typography variant="body2" color="text.secondary">
      {t(`prices.hint.${place.level}`, {
        what,
        place: place.name,
        range: moneyRange(low, high),
        count: deals,
      })}{' '}
      <ExternalLink href={['/prices', tradeKey, place.key].filter(Boolean).join('/')}>
        {t('prices.hint.more')}
      </ExternalLink>
    </Typography>
  );
}
