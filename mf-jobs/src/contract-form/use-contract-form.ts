import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { readDraft } from '@plumbline/shared-ui/drafts';
import { forgetFormDraft, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import { fileAsDataUrl } from './file-as-data-url';
import { WORK_FIELDS } from './contract-values';
import type { Contract, ContractValues } from './contract-schema';
import { useContractSteps } from './use-contract-steps';

export type ContractFormOptions = {
  /** Where what is typed is kept in this tab; names the account. */
  draft: string;
  /** The form before anything was typed. */
  initial: ContractValues;
  /** Sends the contract, its new attachment as a data URL, and gives the text that says it is done. */
  save: (contract: Contract, attachment: string | undefined) => Promise<string>;
  /** Said when a failure has no text of its own. */
  failure: string;
  /** Goes on from here after the contract was saved. */
  onSaved: () => void;
};

/** What was refused about step 1, by its field; `skillsRequired.0.name` is about `skillsRequired`. */
function workErrors(error: unknown) {
  if (!isApiError(error)) return [];
  const given = Object.entries(error.fields).map(([path, message]) => ({
    root: path.split('.')[0],
    message,
  }));
  const aboutFile = error.code.startsWith('ATTACHMENT_') || error.code === 'FILE_TOO_LARGE';
  const all = aboutFile ? [...given, { root: 'attachment', message: error.message }] : given;
  return all.flatMap(({ root, message }) => {
    const name = WORK_FIELDS.find((field) => field === (root === 'attachment' ? 'attachmentName' : root));
    return name ? [{ name, message }] : [];
  });
}

/** State of the two steps, their draft and the saving itself. */
export function useContractForm({ draft, initial, save, failure, onSaved }: ContractFormOptions) {
  const { t } = useTranslation('jobs');
  const [file, setFile] = useState<File | null>(null);
  const [isRestored, setRestored] = useState(() => readDraft(draft) !== undefined);
  const isSaved = useRef(false);

  const form = useZodForm({
    loadSchema: async () => (await import('./contract-schema')).contractSchema,
    defaultValues: initial,
  });
  useFormDraft(form, { key: draft, isKeptOnSubmit: true });
  const { step, goOn, goBack, startOver: toStart } = useContractSteps(form.getValues);

  const { isSubmitSuccessful, isDirty } = form.formState;
  useEffect(() => {
    // Next is a submission too, but nothing has been sent: the form goes on being unsaved.
    if (isSubmitSuccessful && !isSaved.current) form.reset(form.getValues(), { keepDefaultValues: true });
  }, [form, isSubmitSuccessful]);

  async function send(contract: Contract) {
    const message = await save(contract, file ? await fileAsDataUrl(file) : undefined);
    isSaved.current = true;
    forgetFormDraft(draft);
    toast.success(message);
    onSaved();
  }

  /** Next, or the saving. A refusal goes on to the form, which shows it. */
  async function submit(contract: Contract) {
    if (step === 1) {
      goOn();
      return;
    }
    try {
      await send(contract);
    } catch (error) {
      const message = (isApiError(error) && error.message) || failure;
      toast.error(message);
      const refused = workErrors(error);
      for (const { name, message: text } of refused) form.setError(name, { type: 'server', message: text });
      if (refused.length > 0) goBack();
      throw Object.assign(new Error(message), { fields: isApiError(error) ? error.fields : {} });
    }
  }

  /** Throws the draft away. */
  function startOver() {
    form.reset(initial);
    forgetFormDraft(draft);
    setFile(null);
    setRestored(false);
    toStart();
    toast.info(t('post.startedOver'));
  }

  return { form, step, goBack, submit, file, setFile, isRestored: isRestored && isDirty, startOver };
}
