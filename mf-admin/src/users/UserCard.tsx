import type { AdminUser } from '@plumbline/shared-schema/admin-users';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { UserChips } from './UserChips';

export function UserCard({ row }: { row: AdminUser }) {
  const { t } = useTranslation(['admin', 'options']);
  const { date } = useFormat();
  const { _id, fullName, email, profile, userType, createdAt } = row;
  return (
    <Paper variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Stack direction="row" spacing={2}>
        <PersonAvatar name={fullName} src={profile} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link to={`/admin/users/${_id}`} isCoveringCard>
              {fullName}
            </Link>
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {[email, t(optionLabel('userType', userType)), t('users.joined', { day: date(createdAt) })].join(
              ' · ',
            )}
          </Typography>
          <UserChips row={row} />
        </Box>
      </Stack>
    </Paper>
  );
}
