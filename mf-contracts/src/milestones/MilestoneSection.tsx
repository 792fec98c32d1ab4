import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { MilestoneCard } from './MilestoneCard';

type MilestoneSectionProps = { contract: Contract; onAction: (action: string) => void };

const MARK = 14;

/** A line down the milestones, full where they are approved; a mark on it for each, half full where money is held. */
const lineOf = (isApproved: boolean, isHeld: boolean) => ({
  position: 'relative',
  pl: 4,
  pb: 2.5,
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    top: 5,
    width: MARK,
    height: MARK,
    borderRadius: '50%',
    border: 2,
    borderColor: isApproved || isHeld ? 'primary.main' : 'divider',
    bgcolor: isApproved ? 'primary.main' : 'background.paper',
    ...(isHeld && {
      backgroundImage: 'linear-gradient(to top, var(--mui-palette-primary-main) 50%, transparent 50%)',
    }),
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2 + MARK / 2 - 1,
    top: 5 + MARK,
    bottom: -5,
    width: 2,
    bgcolor: isApproved ? 'primary.main' : 'divider',
  },
});

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
      <CardList
        isOrdered
        rows={milestones}
        spacing={0}
        itemProps={({ status, held }) => ({ sx: lineOf(status === 'approved', held > 0) })}
      >
        {(milestone) => <MilestoneCard contract={contract} milestone={milestone} onAction={onAction} />}
      </CardList>
    </DetailSection>
  );
}
