import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '@plumbline/shared-ui/fields';

type NoContractsProps = {
  /** What was searched for; '' without a search. */
  q: string;
  onClear: () => void;
  /** These are for an empty list without a search. */
  icon?: ReactNode;
  title: string;
  hint: string;
  action: ReactNode;
};

/** An empty tab: no contracts at all, or none that match the search. */
export function NoContracts({ q, title, hint, ...rest }: NoContractsProps) {
  const { t } = useTranslation('contracts');
  const isSearch = q !== '';
  return (
    <NothingFound
      isSearch={isSearch}
      title={isSearch ? t('contractList.noMatch', { q }) : title}
      hint={isSearch ? t('contractList.noMatchText') : hint}
      {...rest}
    />
  );
}
