import { useState } from 'react';
import { readOutgoingFiles, useUnsent } from '@plumbline/shared-api/outbox';
import type { SubmitWork } from '@plumbline/shared-schema/submissions';

export type WrittenWork = { text: string; files: readonly File[] };

/** Work for a contract, or its milestone, that the server does not have yet. */
export function useUnsentWork(contractId: string, milestoneId: string | undefined) {
  const works = useUnsent('work');
  const [written, setWritten] = useState<WrittenWork>();
  const unsent = works.unsent.find(
    ({ work }) => work.contractId === contractId && work.milestoneId === milestoneId,
  );

  return {
    unsent,
    /** What was taken back to be changed. */
    written,
    keep: ({ text }: SubmitWork, files: readonly File[]) =>
      works.keep({ contractId, text, ...(milestoneId && { milestoneId }) }, files),
    async takeBack() {
      if (!unsent) return;
      const files = await readOutgoingFiles(unsent.clientMessageId);
      setWritten({ text: unsent.work.text, files });
      works.discard(unsent.clientMessageId);
    },
  };
}
