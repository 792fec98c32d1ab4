import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Link, Typography } from '@plumbline/shared-ui/text';

/** The contract that an offer repeats, for both sides; renders nothing of another offer. */
export function WorkedTogether({ offer }: { offer: Pick<Offer, 'repeats'> }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { repeats } = offer;
  if (!repeats) return null;
  const { contractId, jobTitle, finishedAt } = repeats;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Link to={`/contracts/${contractId}`}>
        {t('again.together', { title: titleCase(jobTitle), date: date(finishedAt) })}
      </Link>
    </Typography>
  );
}
