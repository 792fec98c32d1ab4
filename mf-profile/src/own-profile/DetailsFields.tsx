import { useTranslation } from 'react-i18next';
import { FULL_NAME_MAX, URL_MAX } from '@plumbline/shared-schema/limits';
import type { User } from '@plumbline/shared-schema/users';
import { NumberField, TextField } from '@plumbline/shared-ui/Form';
import { PlaceField } from './PlaceField';

export function DetailsFields({ userType }: Pick<User, 'userType'>) {
  return (
    <>
      <NameFields isCompany={userType === 'company'} />
      <ContactFields />
      {userType === 'contractor' && <RadiusField />}
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

function RadiusField() {
  const { t } = useTranslation('profile');
  return (
    <NumberField
      name="serviceRadiusKm"
      label={t('details.serviceRadius')}
      helperText={t('details.serviceRadiusHint')}
      autoComplete="off"
      isOptional
    />
  );
}
