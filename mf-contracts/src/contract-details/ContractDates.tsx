import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { useDateFacts } from '../contract-days/use-date-facts';
import { DetailSection } from '../detail-section/DetailSection';

/** Start, end, what the offer promised, and how long that is. */
export function ContractDates({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <DetailSection title={t('details.dates')}>
      <Facts columns="rows" entries={useDateFacts(contract)} />
    </DetailSection>
  );
}
