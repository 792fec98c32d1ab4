import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { milestoneWorkAddress, openMilestones } from '../milestones/milestone-action';

/** Which milestone of the contract the work is for. */
export function PickMilestone({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {t('submitWork.pickMilestone')}
      </Typography>
      <CardList rows={openMilestones(contract)} spacing={1.5}>
        {(milestone) => (
          <EntryCard
            title={milestone.title}
            heading="h3"
            link={{ to: milestoneWorkAddress(contract._id, milestone) }}
            cover={<PersonCover name={contract.client.fullName} src={contract.client.profile} />}
            price={money(milestone.amount)}
          />
        )}
      </CardList>
    </>
  );
}
