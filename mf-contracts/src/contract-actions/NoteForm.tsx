import { useTranslation } from 'react-i18next';
import { DISPUTE_TEXT_MAX, MESSAGE_MAX, SUBMISSION_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import type { ActionDialogProps } from './ConfirmAction';
import { actionLabel, type NotedAction } from './contract-actions';
import { useNotedAction } from './use-noted-action';

const FIELDS = {
  query: {
    name: 'message',
    max: MESSAGE_MAX,
    load: async () => (await import('@plumbline/shared-schema/disputes')).queryTermsSchema,
  },
  dispute: {
    name: 'reason',
    max: DISPUTE_TEXT_MAX,
    load: async () => (await import('@plumbline/shared-schema/disputes')).raiseDisputeSchema,
  },
  requestChanges: {
    name: 'note',
    max: SUBMISSION_TEXT_MAX,
    load: async () => (await import('@plumbline/shared-schema/submissions')).requestChangesSchema,
  },
} as const;

type Values = Record<string, string>;

/** One text, kept through a reload and through every refusal. */
export function NoteForm({ action, contract, submissionId, onClose }: ActionDialogProps<NotedAction>) {
  const { t } = useTranslation('contracts');
  const { name, max, load } = FIELDS[action];
  const send = useNotedAction(contract, submissionId);
  const form = useZodForm<Values, Values>({
    loadSchema: load,
    defaultValues: { [name]: '' },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: `contract:${contract._id}:${action}` });

  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await send(action, values[name] ?? '');
        onClose();
      }}
      label={t(actionLabel(action))}
    >
      <TextAreaField name={name} label={t(`note.${action}.label`)} maxLength={max} />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button onClick={onClose}>{t('confirm.back')}</Button>
        <SubmitButton>{t(`note.${action}.send`)}</SubmitButton>
      </Stack>
    </Form>
  );
}
