import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '@plumbline/shared-api/outbox';
import { toast } from '@plumbline/shared-ui/toasts';

/** Says once of each message that it was refused: the mark beside it is not announced. */
export function useFailureToast(outgoing: readonly Outgoing[]): void {
  const { t } = useTranslation('messaging');
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { clientMessageId, state, error } of outgoing) {
      if (state !== 'failed') told.current.delete(clientMessageId);
      else if (!told.current.has(clientMessageId)) {
        told.current.add(clientMessageId);
        toast.error(error || t('schema:failures.sendMessage'));
      }
    }
  }, [outgoing, t]);
}
