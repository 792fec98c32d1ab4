import { useTranslation } from 'react-i18next';
import { FULL_NAME_MAX, SERVICE_RADIUS_MAX_KM, URL_MAX } from '@plumbline/shared-schema/limits';
import type { User } from '@plumbline/shared-schema/users';
import { useFormat } from '@plumbline/shared-ui/format';
import { NumberField, TextField } from '@plumbline/shared-ui/Form';
import { PlaceField } from './PlaceField';

export function DetailsFields({ userType, country }: Pick<User, 'userType' | 'country'>) {
  return (
    <>
      <NameFields isCompany={userType === 'company'} />
      <ContactFields />
      {userType === 'contractor' && <RadiusField country={country} />}
      <PlaceField />
    </>
  );
}

function NameFields({ isCompany }: { isCompany: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {isCompany && (
        <TextField
          name="companyName"
          label={t('details.companyName')}
          autoComplete="organization"
          maxLength={FULL_NAME_MAX}
          autoFocus
        />
      )}
      <TextField
        name="fullName"
        label={t(isCompany ? 'details.contactName' : 'details.fullName')}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        autoFocus={!isCompany}
      />
    </>
  );
}

function ContactFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <TextField
        name="phoneNumber"
        label={t('details.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional
      />
      <TextField
        name="website"
        label={t('company.website')}
        helperText={t('details.websiteHint')}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={URL_MAX}
        isOptional
      />
    </>
  );
}

function RadiusField({ country }: Pick<User, 'country'>) {
  const { t } = useTranslation('profile');
  const { distanceUnit, radius } = useFormat();
  return (
    <NumberField
      name="serviceRadiusKm"
      label={t('details.serviceRadius', { unit: distanceUnit(country) })}
      helperText={t('details.serviceRadiusHint', { distance: radius(SERVICE_RADIUS_MAX_KM, country) })}
      autoComplete="off"
      isOptional
    />
  );
}
