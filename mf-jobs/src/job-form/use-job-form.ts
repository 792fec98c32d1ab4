import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, useTry } from '@plumbline/shared-ui/action';
import { readDraft } from '@plumbline/shared-ui/drafts';
import { forgetFormDraft, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import type { JobDraft, JobFormValues } from './job-schema';
import type { StoredAttachment } from './StoredFile';
import { WORK_FIELDS } from './job-values';
import { useJobFiles } from './use-job-files';
import { useJobSteps } from './use-job-steps';

export type JobFormOptions = {
  /** Key of the stored draft; contains the account. */
  draft: string;
  initial: JobFormValues;
  /** `attachment` is a data URL. */
  save: (job: JobDraft, attachment: string | undefined) => Promise<unknown>;
  /** Shown when a failure has no message of its own. */
  failure: string;
  onSaved: () => void;
  /** The file beside its pictures that the job has already. */
  stored?: StoredAttachment | undefined;
};

/** The field errors of step 1; `skillsRequired.0.name` belongs to `skillsRequired`. */
function workErrors({ fields, code, message: text }: Refusal) {
  const given = Object.entries(fields).map(([path, message]) => ({ root: path.split('.')[0], message }));
  const isAboutFile = /^(ATTACHMENT_|(FILE|PICTURE)_TOO_LARGE)/.test(code);
  const all = isAboutFile ? [...given, { root: 'attachment', message: text }] : given;
  return all.flatMap(({ root = '', message }) => {
    const shown = ['attachment', 'pictures'].includes(root) ? 'attachmentName' : root;
    const name = WORK_FIELDS.find((field) => field === shown);
    return name ? [{ name, message }] : [];
  });
}

export function useJobForm({ draft, initial, save, failure, onSaved, stored }: JobFormOptions) {
  const { t } = useTranslation('jobs');
  const [isRestored, setRestored] = useState(() => readDraft(draft) !== undefined);
  const isSaved = useRef(false);
  const attempt = useTry({ isToasted: true });

  const form = useZodForm({
    loadSchema: async () => (await import('./job-schema')).jobDraftSchema,
    defaultValues: initial,
  });
  const files = useJobFiles(form, { draft, stored });
  useFormDraft(form, { key: draft, isKeptOnSubmit: true });
  const { step, goOn, goBack, startOver: toStart } = useJobSteps(form.getValues);

  const { isSubmitSuccessful, isDirty } = form.formState;
  useEffect(() => {
    // Next submits the form too, but sends nothing: the form is still unsaved.
    if (isSubmitSuccessful && !isSaved.current) form.reset(form.getValues(), { keepDefaultValues: true });
  }, [form, isSubmitSuccessful]);

  async function send(job: JobDraft) {
    await files.settled();
    const pictures = form.getValues('pictures');
    return save({ ...job, pictures }, files.file ? await fileAsDataUrl(files.file) : undefined);
  }

  /** Next, or saving; the form shows a refusal beside the toast. */
  async function submit(job: JobDraft) {
    if (step === 1) {
      goOn();
      return;
    }
    // Pressed once more before the page is left.
    if (isSaved.current) return;
    try {
      await attempt(send(job), { failed: failure });
    } catch (error) {
      const refusal = error as Refusal;
      const refused = workErrors(refusal);
      for (const { name, message } of refused) form.setError(name, { type: 'server', message });
      if (refused.length > 0) goBack();
      throw refusal;
    }
    isSaved.current = true;
    forgetFormDraft(draft);
    onSaved();
  }

  function startOver() {
    form.reset(initial);
    forgetFormDraft(draft);
    files.dropAll();
    files.setFile(null);
    setRestored(false);
    toStart();
    toast.info(t('post.startedOver'));
  }

  return { form, step, goBack, submit, files, isRestored: isRestored && isDirty, startOver };
}

/** Arguments of one call of `fromCharCode`; more overflow the stack. */
const CHUNK = 0x8000;

/** `data:<mime>;base64,…` of a file; rejects when it cannot be read. */
async function fileAsDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return `data:${file.type};base64,${btoa(parts.join(''))}`;
}
