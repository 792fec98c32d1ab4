import type { AdminUser } from '@plumbline/shared-schema/admin-users';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const COLORS = { active: 'success', suspended: 'error', deleted: 'default' } as const;

/** State of the account and what is proved about its owner. */
export function UserChips({ row }: { row: AdminUser }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" color={COLORS[row.state]} label={t(`states.${row.state}`)} />
      {row.identityVerified && <Chip size="small" variant="outlined" label={t('user.identityVerified')} />}
      {row.licenceVerified && <Chip size="small" variant="outlined" label={t('user.licenceVerified')} />}
      {row.insuranceVerified && <Chip size="small" variant="outlined" label={t('user.insuranceVerified')} />}
      {row.featuredUntil !== null && (
        <Chip
          size="small"
          variant="outlined"
          color="primary"
          label={t('user.featuredUntil', { day: date(row.featuredUntil) })}
        />
      )}
      {!row.emailVerified && row.state !== 'deleted' && (
        <Chip size="small" variant="outlined" color="warning" label={t('user.unverified')} />
      )}
    </Stack>
  );
}
