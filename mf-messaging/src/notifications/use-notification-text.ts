import { useTranslation } from 'react-i18next';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { titleCase } from '@plumbline/shared-ui/format';

/** What a notification says, with the job's title as it is written everywhere. */
export function useNotificationText() {
  const { t } = useTranslation('messaging');
  return ({ kind, values }: Notification): string => {
    const { jobTitle } = values;
    return t(`schema:notifications.${kind}`, {
      ...values,
      ...(jobTitle !== undefined && { jobTitle: titleCase(jobTitle) }),
    });
  };
}
