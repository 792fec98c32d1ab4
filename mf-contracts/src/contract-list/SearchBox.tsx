import { useTranslation } from 'react-i18next';
import { SearchField } from '@plumbline/shared-ui/fields';

/** Takes the focus when the search is cleared. */
export const SEARCH_ID = 'contract-search';

/** What the contracts are narrowed by. */
export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('contracts');
  return (
    <SearchField
      id={SEARCH_ID}
      label={t('contractList.search')}
      placeholder={t('contractList.searchHint')}
      text={text}
      onChange={onChange}
      sx={{ width: '100%', maxWidth: { sm: 440 } }}
    />
  );
}
