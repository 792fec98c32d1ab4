import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVisitsQuery } from '@plumbline/shared-api/visits';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Stack } from '@plumbline/shared-ui/layout';
import { otherName } from './use-visit-words';
import { isComing } from './visit-pair';
import type { VisitPair } from './visit-pair';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';
import { VisitTimesDialog } from './VisitTimesDialog';

/** The visit that the two are agreeing on, or the times for a new one. */
export function VisitDialog({ pair, onClose }: { pair: VisitPair; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const { data, isLoading } = useListVisitsQuery();
  if (isLoading) return null;
  const visit = data?.find(
    (each) => each.jobId._id === pair.jobId && each.contractorId._id === pair.contractorId && isComing(each),
  );
  if (visit === undefined) return <VisitTimesDialog pair={pair} onClose={onClose} />;
  return (
    <TitledDialog title={t('visits.title', { name: otherName(visit) })} onClose={onClose}>
      <Stack id={id} spacing={2}>
        <VisitFacts visit={visit} />
        <VisitActions visit={visit} describedBy={id} />
      </Stack>
    </TitledDialog>
  );
}
