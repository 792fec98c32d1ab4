import { useTranslation } from 'react-i18next';
import type { SignedTerms } from '@plumbline/shared-schema/signed-terms';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';

const SIDES = { hirer: 'details.client', professional: 'details.professional' } as const;

/** Who of both confirmed the terms that hold, and when; the digest of what they confirmed. */
export function Signatures({ terms }: { terms: SignedTerms | undefined }) {
  const { t } = useTranslation('contracts');
  const { date, time } = useFormat();
  const standing = terms?.confirmations.filter(({ voidedAt }) => voidedAt === null) ?? [];
  const entries = (['hirer', 'professional'] as const).map((side) => {
    const found = standing.find((one) => one.side === side);
    const text = found
      ? t('signed.by', { name: found.name, date: date(found.confirmedAt), time: time(found.confirmedAt) })
      : t('signed.waits');
    return { term: t(SIDES[side]), text };
  });
  const [first] = standing;
  return (
    <>
      <Facts columns="rows" entries={entries} />
      {first && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('signed.digest', { digest: first.digest })}
        </Typography>
      )}
    </>
  );
}
