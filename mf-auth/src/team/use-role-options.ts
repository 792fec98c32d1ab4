import { TEAM_ROLES } from '@plumbline/shared-schema/team-roles';
import { useTranslation } from 'react-i18next';

/** The roles, each with what it may do. */
export function useRoleOptions() {
  const { t } = useTranslation('auth');
  return TEAM_ROLES.map((value) => ({
    value,
    label: t('ui:labelled', { label: t(`team.roles.${value}`), text: t(`team.may.${value}`) }),
  }));
}
