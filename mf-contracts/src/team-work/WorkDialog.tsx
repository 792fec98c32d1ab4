import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignWorkMutation, useMoveWorkMutation } from '@plumbline/shared-api/work';
import { useGetTeamQuery } from '@plumbline/shared-api/team';
import type { Assignment, WorkForm } from '@plumbline/shared-schema/assignments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { CheckboxField, SelectField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';

type WorkDialogProps = { contract: Contract; assignment?: Assignment; onClose: () => void };

const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' };

/** Who comes, from which day to which, and at which hours of each. */
export function WorkDialog({ contract, assignment, onClose }: WorkDialogProps) {
  const { t } = useTranslation('contracts');
  const people = usePeople();
  const save = useSave(contract, assignment);
  // Asked about only where it is so.
  const [isDayOff, setDayOff] = useState(false);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/assignments')).workFormSchema,
    defaultValues: valuesOf(assignment),
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t(assignment ? 'work.changeTitle' : 'work.plan')}
      text={t('work.text')}
      submit={t('work.save')}
      form={form}
      onSubmit={async (values: WorkForm) => {
        try {
          await save(values);
        } catch (error) {
          setDayOff(isDayOff || (error instanceof Refusal && error.code === 'WORK_DAY_OFF'));
          throw error;
        }
      }}
      onClose={onClose}
    >
      <SelectField name="assigneeId" label={t('work.who')} options={people} />
      <Box sx={PAIR}>
        <TextField name="from" type="date" label={t('work.from')} />
        <TextField name="to" type="date" label={t('work.to')} />
        <TextField name="fromTime" type="time" label={t('work.fromTime')} isOptional />
        <TextField name="toTime" type="time" label={t('work.toTime')} isOptional />
      </Box>
      {isDayOff && <CheckboxField name="overDaysOff" label={t('work.overDaysOff')} />}
    </FormDialog>
  );
}

/** The contractor and the team. */
function usePeople() {
  const { data } = useGetTeamQuery();
  if (data === undefined) return [];
  const { company, members } = data;
  return [
    { value: company._id, label: company.name },
    ...members.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
  ];
}

function useSave(contract: Contract, assignment: Assignment | undefined) {
  const { t } = useTranslation('contracts');
  const [assign] = useAssignWorkMutation();
  const [move] = useMoveWorkMutation();
  const attempt = useTry();
  return ({ fromTime, toTime, ...values }: WorkForm) => {
    const contractId = contract._id;
    const hours = fromTime === '' ? null : { from: fromTime, to: toTime };
    const body = { ...values, hours, timeZone: assignment?.timeZone ?? ownTimeZone() };
    const call = assignment
      ? move({ contractId, id: assignment._id, body: { ...body, revision: assignment.revision } }).unwrap()
      : assign({ contractId, body }).unwrap();
    return attempt(call, { failed: t('work.failed') });
  };
}

const NOTHING: WorkForm = {
  ...{ assigneeId: '', from: '', to: '', fromTime: '', toTime: '' },
  overDaysOff: false,
};

function valuesOf(assignment: Assignment | undefined): WorkForm {
  if (assignment === undefined) return NOTHING;
  const { assigneeId, from, to, hours } = assignment;
  const times = hours === null ? {} : { fromTime: hours.from, toTime: hours.to };
  return { ...NOTHING, ...times, from, to, assigneeId: assigneeId ?? '' };
}
