import { useTranslation } from 'react-i18next';
import { useMoveVisitMutation, useProposeVisitMutation } from '@plumbline/shared-api/visits';
import type { MoveVisit, Visit } from '@plumbline/shared-schema/visits';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { TimesField } from './TimesField';
import type { VisitPair } from './visit-pair';
import { VisitAddressField } from './VisitAddressField';

type VisitTimesDialogProps = {
  pair: VisitPair;
  /** One that is moved; without, a new one. */
  visit?: Visit;
  onClose: () => void;
};

/** Up to five times out of the contractor's hours. */
export function VisitTimesDialog({ pair, visit, onClose }: VisitTimesDialogProps) {
  const { t } = useTranslation('contracts');
  const send = useSendTimes(pair, visit);
  const { name, side } = pair;
  const title = visit ? 'visits.times.moveTitle' : 'visits.times.title';
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/visits')).moveVisitSchema,
    defaultValues: {
      times: [] as string[],
      minutes: visit?.minutes ?? 60,
      timeZone: ownTimeZone(),
      // Of the contractor's the server takes none.
      address: visit?.address ?? '',
    },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={name === undefined ? t('visits.propose') : t(title, { name })}
      text={t(visit?.startsAt ? 'visits.times.moveText' : 'visits.times.text')}
      form={form}
      onSubmit={send}
      submit={t('visits.times.send')}
      onClose={onClose}
    >
      <TimesField pair={pair} />
      {side === 'hirer' && <VisitAddressField name={name} />}
    </FormDialog>
  );
}

function useSendTimes({ jobId, contractorId }: VisitPair, visit: Visit | undefined) {
  const { t } = useTranslation('contracts');
  const [proposeVisit] = useProposeVisitMutation();
  const [moveVisit] = useMoveVisitMutation();
  const attempt = useTry();
  return (body: MoveVisit) => {
    const call = visit ? moveVisit({ id: visit._id, body }) : proposeVisit({ jobId, contractorId, ...body });
    return attempt(call.unwrap(), { failed: t('visits.times.failed') });
  };
}
