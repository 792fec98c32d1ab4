import { displayName } from '@plumbline/shared-schema/profiles';
import type { User } from '@plumbline/shared-schema/users';
import { Button } from '@plumbline/shared-ui/actions';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';
import { useSwitch } from './use-switch';

/** Says for which company somebody acts, and the way back to themselves. */
export function ActingNotice({ user, person }: { user: User; person: string }) {
  const { t } = useTranslation('shell');
  const change = useSwitch();
  return (
    <Notice label={t('acting.title')} text={t('acting.text', { company: displayName(user) })}>
      <Button size="small" sx={{ mx: -1, minHeight: { xs: 44, md: 0 } }} onClick={() => void change(null)}>
        {t('acting.back', { person })}
      </Button>
    </Notice>
  );
}
