import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { SearchIcon } from '@plumbline/shared-ui/icons';

type NoCompaniesProps = { q: string; onClear: () => void };

/** No company is here yet, or none is called like that. */
export function NoCompanies({ q, onClear }: NoCompaniesProps) {
  const { t } = useTranslation('jobs');
  if (q === '') return <EmptyState title={t('companies.empty')} />;
  return (
    <EmptyState
      title={t('companies.noMatch', { text: q })}
      icon={<SearchIcon />}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('companies.clear')}
        </Button>
      }
    />
  );
}
