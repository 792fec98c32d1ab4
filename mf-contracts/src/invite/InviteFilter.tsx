import { useTranslation } from 'react-i18next';
import { INVITE_STATUSES, optionLabel } from '@plumbline/shared-schema/options';
import type { InviteStatus } from '@plumbline/shared-schema/invites';
import { TextField } from '@plumbline/shared-ui/fields';
import { Box } from '@plumbline/shared-ui/layout';

type InviteFilterProps = { status: InviteStatus | ''; onChange: (status: string) => void };

/** Which invitations are shown. */
export function InviteFilter({ status, onChange }: InviteFilterProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box sx={{ maxWidth: { sm: 240 }, mb: 3 }}>
      <TextField
        select
        label={t('invites.filter')}
        value={status}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">{t('invites.all')}</option>
        {INVITE_STATUSES.map((value) => (
          <option key={value} value={value}>
            {t(optionLabel('inviteStatus', value))}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
