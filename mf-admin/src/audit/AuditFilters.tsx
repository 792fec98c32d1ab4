import { AUDIT_ACTIONS } from '@plumbline/shared-schema/administration';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

type Filters = Record<'action' | 'from' | 'to', string>;
type AuditFiltersProps = { values: Filters; onChange: (values: Partial<Filters>) => void };

const DAYS = ['from', 'to'] as const;

export function AuditFilters({ values, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextInput
        select
        label={t('audit.action')}
        value={values.action}
        onChange={({ target }) => onChange({ action: target.value })}
        sx={{ minWidth: 240 }}
      >
        <option value="">{t('audit.all')}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`did.${action}`)}
          </option>
        ))}
      </TextInput>
      {DAYS.map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`audit.${name}`)}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </Stack>
  );
}
