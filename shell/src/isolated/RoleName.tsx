import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import type { Role } from './use-roles';

/** A role's name on its own, so with a capital letter. */
export function RoleName({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  return (
    <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
      {t(`role.${role}`)}
    </Box>
  );
}
