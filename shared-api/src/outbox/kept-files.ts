import { useEffect, useState } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import { withStorage } from './storage';

/** The files of a message that is not sent yet. */
export const readOutgoingFiles = (clientMessageId: string): Promise<readonly File[]> =>
  withStorage((storage) => storage.readFiles(clientMessageId));

/** Those, once they are read. */
export function useOutgoingFiles(clientMessageId: string): readonly File[] {
  const [kept, setKept] = useState<readonly File[]>([]);
  useEffect(() => {
    let isLeft = false;
    void readOutgoingFiles(clientMessageId).then((files) => {
      if (!isLeft) setKept(files);
    });
    return () => {
      isLeft = true;
    };
  }, [clientMessageId]);
  return kept;
}

/** The files chosen for the next message in a chat; like its text they outlive page and browser. */
export function useFileDraft(chatId: string) {
  const userId = useSession().user?._id ?? '';
  const key = `draft ${userId} ${chatId}`;
  const [files, setFiles] = useState<readonly File[]>([]);

  useEffect(() => {
    let isLeft = false;
    void withStorage((storage) => storage.readFiles(key)).then((kept) => {
      // What was chosen meanwhile is newer.
      if (!isLeft && kept.length > 0) setFiles((chosen) => (chosen.length > 0 ? chosen : kept));
    });
    return () => {
      isLeft = true;
    };
  }, [key]);

  function change(chosen: readonly File[]) {
    setFiles(chosen);
    void withStorage((storage) => storage.putFiles({ key, userId, files: chosen }));
  }
  return { files, change };
}
