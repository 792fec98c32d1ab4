import { optionLabel } from '@plumbline/shared-schema/options';
import { formatPhone } from '@plumbline/shared-schema/typed-text';
import type { Fact } from '@plumbline/shared-ui/cards';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useTranslation } from 'react-i18next';
import type { PendingAccount } from '../arrival/pending-account';
import { useCountries } from './use-countries';

/** The answers of the sign-up in the reader's language. */
export function useAnswerFacts({ email, answers }: PendingAccount): Fact[] {
  const { t } = useTranslation(['auth', 'schema']);
  const { language } = useLanguage();
  const countries = useCountries();
  const choice = (list: Parameters<typeof optionLabel>[0], value: string) =>
    t(optionLabel(list, value), { defaultValue: value });
  const choices = (list: Parameters<typeof optionLabel>[0], values: unknown) =>
    Array.isArray(values)
      ? new Intl.ListFormat(language).format(values.map((value) => choice(list, String(value))))
      : '';
  if (!answers) return [{ term: t('auth:fields.email'), text: email }];

  const { fullName, userType, companyName, phoneNumber, country, businessType, website } = answers;
  const texts = {
    name: fullName,
    email,
    role: choice('userType', userType),
    companyName,
    businessType: businessType && choice('businessType', businessType),
    phone: phoneNumber && formatPhone(phoneNumber),
    country: countries.find(({ value }) => value === country)?.label,
    website,
    skills: choices('skill', answers.skills),
    preferredServices: choices('preferredService', answers.preferredServices),
  };
  return Object.entries(texts).map(([field, text]) => ({ term: t(`auth:fields.${field}`), text }));
}
