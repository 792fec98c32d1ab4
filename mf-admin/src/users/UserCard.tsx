import type { AdminUser } from '@plumbline/shared-schema/admin-users';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { UserChips } from './UserChips';

export function UserCard({ row }: { row: AdminUser }) {
  const { t } = useTranslation(['admin', 'options']);
  const { date } = useFormat();
  const { _id, fullName, email, profile, userType, createdAt } = row;
  return (
    <EntryCard
      title={fullName}
      heading="h2"
      link={{ to: `/admin/users/${_id}` }}
      cover={<PersonCover name={fullName} src={profile} />}
      meta={[email, t(optionLabel('userType', userType)), t('users.joined', { day: date(createdAt) })]}
    >
      <UserChips row={row} />
    </EntryCard>
  );
}
