import { UnsavedChangesGuard } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

/** Asks before the page is left with recovery codes on their way or on the screen: they are shown this one time. */
export function CodesGuard({ isAtRisk }: { isAtRisk: () => boolean }) {
  const { t } = useTranslation('auth');
  return (
    <UnsavedChangesGuard isUnsaved={isAtRisk} openedBy="tab" isKept={false} text={t('twoStep.codesLost')} />
  );
}
