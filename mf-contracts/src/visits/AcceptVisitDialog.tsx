import { useTranslation } from 'react-i18next';
import { useAcceptVisitMutation } from '@plumbline/shared-api/visits';
import type { AcceptVisit, Visit } from '@plumbline/shared-schema/visits';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { RadioField } from '@plumbline/shared-ui/RadioField';
import { otherName, useVisitWords } from './use-visit-words';
import { VisitAddressField } from './VisitAddressField';

/** One of the proposed times; the hirer says where, who has not yet. */
export function AcceptVisitDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const { proposed } = useVisitWords(visit);
  const [acceptVisit] = useAcceptVisitMutation();
  const attempt = useTry();
  const { _id: id, side, hasAddress } = visit;
  const ahead = visit.times.filter((time) => Date.parse(time) > Date.now());
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/visits')).acceptVisitSchema,
    defaultValues: {
      startsAt: ahead.length === 1 ? (ahead[0] ?? '') : '',
      timeZone: ownTimeZone(),
      address: '',
    },
    mode: 'onSubmit',
  });
  const label = (time: string) => {
    const { there, here } = proposed(time);
    return here === null ? there : `${there} · ${t('visits.yourTime', { time: here })}`;
  };

  return (
    <FormDialog
      title={t('visits.choice.title')}
      form={form}
      onSubmit={(body: AcceptVisit) =>
        attempt(acceptVisit({ id, body }).unwrap(), { failed: t('visits.choice.failed') })
      }
      submit={t('visits.choice.send')}
      onClose={onClose}
    >
      <RadioField
        name="startsAt"
        label={t('visits.choice.time')}
        options={ahead.map((value) => ({ value, label: label(value) }))}
      />
      {side === 'hirer' && !hasAddress && <VisitAddressField name={otherName(visit)} />}
    </FormDialog>
  );
}
