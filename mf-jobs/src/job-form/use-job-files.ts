import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendJobPictureMutation } from '@plumbline/shared-api/job-pictures';
import { useAction } from '@plumbline/shared-ui/action';
import type { UseFormReturn } from '@plumbline/shared-ui/Form';
import type { JobDraft, JobFormValues } from './job-schema';
import type { StoredAttachment } from './StoredFile';

type JobForm = UseFormReturn<JobFormValues, unknown, JobDraft>;

/**
 * The files of a job that is being written. Pictures are sent as soon as they are chosen, one after the other, and are
 * values of the form from then on; the file that is no picture is kept until the job is sent.
 */
export function useJobFiles(form: JobForm, stored: StoredAttachment | undefined) {
  const { t } = useTranslation('jobs');
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState<readonly File[]>([]);
  const [sendPicture] = useSendJobPictureMutation();
  const run = useAction();
  const last = useRef<Promise<void>>(Promise.resolve());

  async function sendOne(picture: File): Promise<void> {
    const failed = t('post.pictureFailed', { name: picture.name });
    const answer = await run(sendPicture(picture).unwrap(), { failed });
    setSending((files) => files.filter((one) => one !== picture));
    if (answer === undefined) return;
    form.setValue('pictures', [...form.getValues('pictures'), answer.data], { shouldDirty: true });
  }

  return {
    file,
    setFile,
    stored,
    sending,
    send: (pictures: readonly File[]): void => {
      setSending((files) => [...files, ...pictures]);
      for (const picture of pictures) last.current = last.current.then(() => sendOne(picture));
    },
    /** Resolves when the server has what was chosen, or has refused it. */
    settled: (): Promise<void> => last.current,
  };
}
export type JobFiles = ReturnType<typeof useJobFiles>;
