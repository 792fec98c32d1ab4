import { optionLabel } from '@plumbline/shared-schema/options';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useTranslation } from 'react-i18next';
import type { PendingAccount } from './pending-account';
import { useCountries } from './use-countries';

type Line = { label: string; text: string };

/** What was told at the sign-up, in the reader's language; questions without an answer are left out. */
export function useAnswerLines({ email, answers }: PendingAccount): Line[] {
  const { t } = useTranslation(['auth', 'schema']);
  const { language } = useLanguage();
  const countries = useCountries();
  const choice = (list: Parameters<typeof optionLabel>[0], value: string) =>
    t(optionLabel(list, value), { defaultValue: value });
  const choices = (list: Parameters<typeof optionLabel>[0], values: unknown) =>
    Array.isArray(values)
      ? new Intl.ListFormat(language).format(values.map((value) => choice(list, String(value))))
      : '';
  if (!answers) return [{ label: t('auth:fields.email'), text: email }];

  const { fullName, userType, phoneNumber, country, businessType, website } = answers;
  const lines: [string, string | undefined][] = [
    ['name', fullName],
    ['email', email],
    ['role', choice('userType', userType)],
    ['businessType', businessType && choice('businessType', businessType)],
    ['phone', phoneNumber],
    ['country', countries.find(({ value }) => value === country)?.label],
    ['website', website],
    ['skills', choices('skill', answers.skills)],
    ['preferredServices', choices('preferredService', answers.preferredServices)],
  ];
  return lines.flatMap(([field, text]) => (text ? [{ label: t(`auth:fields.${field}`), text }] : []));
}
