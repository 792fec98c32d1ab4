import { useTranslation } from 'react-i18next';
import { SearchField } from '@plumbline/shared-ui/fields';

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('contracts');
  return (
    <SearchField
      label={t('contractList.search')}
      placeholder={t('contractList.searchHint')}
      text={text}
      onChange={onChange}
      sx={{ width: '100%', maxWidth: { sm: 440 } }}
    />
  );
}
