import { useTranslation } from 'react-i18next';
import { toast } from '@plumbline/shared-ui/toasts';

/** Copies a contract's id, in full. */
export function useCopyNumber(id: string): () => Promise<void> {
  const { t } = useTranslation('contracts');
  return async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success(t('contractNumber.copied'));
    } catch {
      // The clipboard needs a secure connection and permission.
      toast.error(t('contractNumber.notCopied', { id }));
    }
  };
}
