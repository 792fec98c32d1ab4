import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutgoingCall, useUnsent } from '@plumbline/shared-api/outbox';
import type { UseFormReturn } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import type { JobDraft, JobFormValues } from './job-schema';
import type { StoredAttachment } from './StoredFile';

type JobForm = UseFormReturn<JobFormValues, unknown, JobDraft>;
export type UnsentPicture = OutgoingCall<'jobPicture'>;

type JobFilesOptions = {
  /** Key of the stored draft. */
  draft: string;
  stored: StoredAttachment | undefined;
};

/**
 * The files of a job that is being written. Pictures are sent as soon as they are chosen and there is a network, one
 * after the other, and are values of the form from then on; the file that is no picture is kept until the job is sent.
 */
export function useJobFiles(form: JobForm, { draft, stored }: JobFilesOptions) {
  const [file, setFile] = useState<File | null>(null);
  const { own, keep, discard } = useOwnPictures(draft);
  const sending = own.filter(({ state }) => state === 'pending' || state === 'waiting');
  const settling = useRef<(() => void)[]>([]);
  const take = useTake(form);

  useEffect(() => {
    for (const picture of own) if (take(picture)) discard(picture.clientMessageId);
    // Without a network the job is not sent either.
    if (sending.length > 0 && navigator.onLine) return;
    for (const settle of settling.current.splice(0)) settle();
  });

  return {
    file,
    setFile,
    stored,
    sending,
    send: (pictures: readonly File[]): void => pictures.forEach(keep),
    drop: (picture: UnsentPicture): void => discard(picture.clientMessageId),
    dropAll: (): void => own.forEach(({ clientMessageId }) => discard(clientMessageId)),
    /** Resolves when the server has what was chosen, or has refused it, or there is no network. */
    settled: (): Promise<void> =>
      sending.length === 0 || !navigator.onLine
        ? Promise.resolve()
        : new Promise((resolve) => settling.current.push(resolve)),
  };
}
export type JobFiles = ReturnType<typeof useJobFiles>;

/** Pictures that were chosen in this form, or in one of this draft that was open before: not those of another tab. */
function useOwnPictures(draft: string) {
  const { unsent, keep, discard } = useUnsent('jobPicture');
  const [openedAt] = useState(() => new Date().toISOString());
  const own = unsent.filter(
    ({ jobPicture, at }) => jobPicture.draft === draft && (jobPicture.openedAt === openedAt || at < openedAt),
  );
  return { own, discard, keep: (picture: File) => keep({ draft, openedAt }, [picture]) };
}

/** Takes a picture into the form, or says why it was refused; false where it is on its way. */
function useTake({ getValues, setValue }: JobForm) {
  const { t } = useTranslation('jobs');
  return ({ state, jobPicture: { answer }, error, files = [] }: UnsentPicture): boolean => {
    const pictures = getValues('pictures');
    if (state === 'failed') toast.error(error || t('post.pictureFailed', { name: files[0]?.name }));
    else if (answer && !pictures.some(({ _id }) => _id === answer._id))
      setValue('pictures', [...pictures, answer], { shouldDirty: true });
    return state === 'failed' || state === 'sent';
  };
}
