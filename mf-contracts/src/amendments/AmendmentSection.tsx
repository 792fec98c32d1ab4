import { useTranslation } from 'react-i18next';
import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { DetailSection } from '../detail-section/DetailSection';
import { AmendmentWords } from './AmendmentWords';
import { Differences } from './Differences';
import { useAmendmentSummary } from './use-amendment-summary';
import { useAmendmentTitle } from './use-amendment-title';

type AmendmentSectionProps = { contract: Contract; amendments: readonly Amendment[] };

/** Proposals that were answered, with both versions; newest first. */
export function AmendmentSection({ contract, amendments }: AmendmentSectionProps) {
  const { t } = useTranslation('contracts');
  const titleOf = useAmendmentTitle(contract);
  const changesOf = useAmendmentSummary();
  const items = amendments.map((amendment) => ({
    id: amendment._id,
    title: [changesOf(amendment), titleOf(amendment)].join(' · '),
    content: (
      <>
        <AmendmentWords contract={contract} amendment={amendment} />
        <Differences before={amendment.before} after={amendment.after} />
      </>
    ),
  }));
  return (
    <DetailSection title={t('amend.history')}>
      <Accordion items={items} headingLevel="h4" />
    </DetailSection>
  );
}
