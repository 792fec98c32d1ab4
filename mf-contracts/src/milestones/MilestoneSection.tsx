import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { MilestoneCard } from './MilestoneCard';

type MilestoneSectionProps = { contract: Contract; onAction: (action: string) => void };

/** The steps in which the contract is worked off and paid, each with what its reader can do next. */
export function MilestoneSection({ contract, onAction }: MilestoneSectionProps) {
  const { t } = useTranslation('contracts');
  const { milestones } = contract;
  const done = milestones.filter(({ status }) => status === 'approved').length;

  return (
    <DetailSection title={t('milestones.title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('milestones.progress', { done, count: milestones.length })}
      </Typography>
      <CardList isOrdered rows={milestones} spacing={1.5}>
        {(milestone) => <MilestoneCard contract={contract} milestone={milestone} onAction={onAction} />}
      </CardList>
    </DetailSection>
  );
}
