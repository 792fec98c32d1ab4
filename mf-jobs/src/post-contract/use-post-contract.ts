import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useCreateJobMutation } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { forgetFormDraft, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import { fileAsDataUrl } from './file-as-data-url';
import { emptyContract, toJobBody, WORK_FIELDS } from './contract-values';
import type { PostContract } from './post-contract-schema';
import { useContractSteps } from './use-contract-steps';

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

/** State of the two steps, their draft and the posting itself. */
export function usePostContract() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { user } = useSession();
  const [createJob] = useCreateJobMutation();
  const [file, setFile] = useState<File | null>(null);
  const isPosted = useRef(false);
  const draft = `post-contract:${user ? user._id : ''}`;

  const form = useZodForm({
    loadSchema: async () => (await import('./post-contract-schema')).postContractSchema,
    defaultValues: emptyContract({ hideExactLocation: user?.userType === 'client' }),
  });
  useFormDraft(form, { key: draft, isKeptOnSubmit: true });
  const { step, goOn, goBack } = useContractSteps(form.getValues);

  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    // Next is a submission too, but nothing has been sent: the form goes on being unsaved.
    if (isSubmitSuccessful && !isPosted.current) form.reset(form.getValues(), { keepDefaultValues: true });
  }, [form, isSubmitSuccessful]);

  async function post(contract: PostContract) {
    const attachment = file ? await fileAsDataUrl(file) : undefined;
    const { message } = await createJob(toJobBody(contract, attachment)).unwrap();
    isPosted.current = true;
    forgetFormDraft(draft);
    toast.success(message || t('schema:success.jobPosted'));
    void navigate('/');
  }

  /** Next, or the posting. A refusal goes on to the form, which shows it. */
  async function submit(contract: PostContract) {
    if (step === 1) {
      goOn();
      return;
    }
    try {
      await post(contract);
    } catch (error) {
      const message = (isApiError(error) && error.message) || t('schema:failures.postJob');
      toast.error(message);
      const refused = workErrors(error);
      for (const { name, message: text } of refused) form.setError(name, { type: 'server', message: text });
      if (refused.length > 0) goBack();
      throw Object.assign(new Error(message), { fields: isApiError(error) ? error.fields : {} });
    }
  }

  return { form, step, goBack, submit, file, setFile };
}
