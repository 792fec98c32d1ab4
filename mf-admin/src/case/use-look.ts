import { useLookAtCaseMutation } from '@plumbline/shared-api/administration';
import type { CaseLook } from '@plumbline/shared-schema/cases';
import { useTry } from '@plumbline/shared-ui/action';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is private in a case, after a reason was given; gone again when its link ends. */
export function useLook(id: string) {
  const { t } = useTranslation('admin');
  const [ask] = useLookAtCaseMutation();
  const attempt = useTry();
  const [seen, setSeen] = useState<CaseLook>();
  const expiresAt = seen?.expiresAt;

  useEffect(() => {
    if (!expiresAt) return undefined;
    const timer = setTimeout(() => setSeen(undefined), new Date(expiresAt).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return {
    seen,
    look: async (reason: string) => {
      const { data } = await attempt(ask({ id, body: { reason } }).unwrap(), {
        done: null,
        failed: t('failed.look'),
      });
      setSeen(data);
    },
    hide: () => setSeen(undefined),
  };
}
