import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { useAvailabilityText } from './use-availability-text';

/** Where they are, when they applied and changed it, and from when on they have time. */
export function useWhereabouts({ userId: person, createdAt, changedAt }: Application): ReactNode[] {
  const { t } = useTranslation('contracts');
  const availability = useAvailabilityText()(person.availableFrom);
  return [
    person.location.city?.trim() || t('applicant.cityUnknown'),
    <RelativeTime key="applied" at={createdAt} text={(when) => t('applicant.applied', { when })} />,
    changedAt && (
      <RelativeTime key="changed" at={changedAt} text={(when) => t('applicant.changed', { when })} />
    ),
    availability,
  ];
}
