import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { Card, CardContent, CardList } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
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
          <Card sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
            <CardContent sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="h6" component="h3">
                <Link to={milestoneWorkAddress(contract._id, milestone)} underline="hover" isCoveringCard>
                  {milestone.title}
                </Link>
              </Typography>
              <Typography color="text.secondary">{money(milestone.amount)}</Typography>
            </CardContent>
          </Card>
        )}
      </CardList>
    </>
  );
}
