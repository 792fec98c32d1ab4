import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSubmitWorkMutation } from '@plumbline/shared-api/submissions';
import { SUBMISSION_TEXT_MAX } from '@plumbline/shared-schema/limits';
import type { SubmitWork } from '@plumbline/shared-schema/submissions';
import { useTry } from '@plumbline/shared-ui/action';
import {
  Form,
  SubmitButton,
  TextAreaField,
  UnsavedChangesGuard,
  forgetFormDraft,
  useFormContext,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { detailsAddress } from './work-address';
import type { WrittenWork } from './use-unsent-work';
import { WorkFilesField } from './WorkFilesField';

const TEXT_ROWS = 8;

type SubmitWorkFormProps = {
  contractId: string;
  /** The one it is for, where the contract has milestones. */
  milestoneId: string | undefined;
  /** What was written before. */
  initial?: WrittenWork | undefined;
  /** Keeps it until there is a network. */
  onUnsent: (work: SubmitWork, files: readonly File[]) => void;
};

const BLANK: WrittenWork = { text: '', files: [] };

/** A text and up to ten files. Both survive every refusal; the text survives a reload too. */
export function SubmitWorkForm(props: SubmitWorkFormProps) {
  const { contractId, milestoneId, initial = BLANK, onUnsent } = props;
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const [submitWork] = useSubmitWorkMutation();
  const attempt = useTry();
  const [files, setFiles] = useState(initial.files);
  const isDone = useRef(false);
  const draft = `work:${contractId}${milestoneId ?? ''}`;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/submissions')).submitWorkSchema,
    defaultValues: { text: initial.text },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: draft });
  const { isDirty } = form.formState;

  async function send(work: SubmitWork) {
    // Pressed once more while the page goes.
    if (isDone.current) return;
    const { text } = work;
    if (!navigator.onLine) {
      isDone.current = true;
      forgetFormDraft(draft);
      return onUnsent(work, files);
    }
    await attempt(submitWork({ contractId, text, files, ...(milestoneId && { milestoneId }) }).unwrap(), {
      failed: t('schema:failures.contractAction'),
    });
    isDone.current = true;
    forgetFormDraft(draft);
    await navigate(detailsAddress(contractId, 'active'), { replace: true });
  }

  return (
    <Form form={form} onSubmit={send} label={t('titles.submitWork')}>
      <TextAreaField
        name="text"
        label={t('submitWork.text')}
        helperText={t('submitWork.textHint')}
        rows={TEXT_ROWS}
        maxLength={SUBMISSION_TEXT_MAX}
      />
      <WorkFilesField files={files} onChange={setFiles} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <SubmitButton size="large">{t('submitWork.send')}</SubmitButton>
        <SendingFiles count={files.length} />
      </Stack>
      <UnsavedChangesGuard
        isUnsaved={() => !isDone.current && (isDirty || initial !== BLANK || files.length > 0)}
        isKept={initial === BLANK && files.length === 0}
      />
    </Form>
  );
}

/** Announces the upload, which can take a while. */
function SendingFiles({ count }: { count: number }) {
  const { t } = useTranslation('contracts');
  const { isSubmitting } = useFormContext().formState;
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {isSubmitting && count > 0 ? t('submitWork.sending', { count }) : ''}
    </Typography>
  );
}
