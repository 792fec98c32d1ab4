import { useTranslation } from 'react-i18next';
import { VISIT_ADDRESS_MAX } from '@plumbline/shared-schema/limits';
import { TextField } from '@plumbline/shared-ui/Form';

/** Where it is. `name`: of the contractor, where the page knows it. */
export function VisitAddressField({ name }: { name: string | undefined }) {
  const { t } = useTranslation('contracts');
  return (
    <TextField
      name="address"
      label={t('visits.times.address')}
      helperText={t('visits.times.addressHint', { name: name ?? t('visits.contractor') })}
      maxLength={VISIT_ADDRESS_MAX}
      autoComplete="street-address"
    />
  );
}
