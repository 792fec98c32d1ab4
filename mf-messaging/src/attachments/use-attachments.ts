import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDraft } from '@plumbline/shared-api/outbox';
import { attachmentProblem, fileKinds } from '@plumbline/shared-schema/attachments';
import { MESSAGE_FILES_MAX } from '@plumbline/shared-schema/limits';

/** The files of the next message, and why some of those chosen last are not among them. */
export function useAttachments(chatId: string) {
  const { t } = useTranslation('messaging');
  const { files, change } = useFileDraft(chatId);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  function refusalOf(file: File): string[] {
    const problem = attachmentProblem(file);
    return problem ? [t(`schema:errors.${problem}`, { name: file.name })] : [];
  }

  return {
    files,
    refusals,
    add(chosen: readonly File[]) {
      if (chosen.length === 0) return;
      const all = [...files, ...chosen.filter((file) => attachmentProblem(file) === undefined)];
      const tooMany =
        all.length > MESSAGE_FILES_MAX ? [t('files.tooMany', { count: MESSAGE_FILES_MAX })] : [];
      const isOtherKind = chosen.some((file) => attachmentProblem(file) === 'ATTACHMENT_TYPE');
      const kinds = isOtherKind ? [t('ui:file.kinds', { kinds: fileKinds() })] : [];
      setRefusals([...chosen.flatMap(refusalOf), ...kinds, ...tooMany]);
      change(all.slice(0, MESSAGE_FILES_MAX));
    },
    remove(file: File) {
      setRefusals([]);
      change(files.filter((other) => other !== file));
    },
    clear() {
      setRefusals([]);
      change([]);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
