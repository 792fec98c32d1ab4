import { useTranslation } from 'react-i18next';
import { useCancelVisitMutation } from '@plumbline/shared-api/visits';
import { VISIT_REASON_MAX } from '@plumbline/shared-schema/limits';
import type { CancelVisit, Visit } from '@plumbline/shared-schema/visits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { otherName } from './use-visit-words';

export function CancelVisitDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const [cancelVisit] = useCancelVisitMutation();
  const attempt = useTry();
  const name = otherName(visit);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/visits')).cancelVisitSchema,
    defaultValues: { reason: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('visits.cancellation.title', { name })}
      form={form}
      onSubmit={(body: CancelVisit) =>
        attempt(cancelVisit({ id: visit._id, body }).unwrap(), { failed: t('visits.cancellation.failed') })
      }
      submit={t('visits.cancellation.send')}
      draft={`visit:${visit._id}:cancel`}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('visits.cancellation.reason')}
        helperText={t('visits.cancellation.hint', { name })}
        rows={3}
        maxLength={VISIT_REASON_MAX}
      />
    </FormDialog>
  );
}
