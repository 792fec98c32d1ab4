import { useTranslation } from 'react-i18next';
import { SearchField } from '@plumbline/shared-ui/fields';

/** Takes the focus when the search is cleared, or when the row that had it is gone. */
export const SEARCH_ID = 'proposal-search';

type ProposalSearchProps = { text: string; onChange: (text: string) => void };

export function ProposalSearch({ text, onChange }: ProposalSearchProps) {
  const { t } = useTranslation('contracts');
  return (
    <SearchField
      id={SEARCH_ID}
      label={t('proposals.search')}
      placeholder={t('proposals.searchHint')}
      text={text}
      onChange={onChange}
      sx={{ maxWidth: { sm: 440 }, mb: 3 }}
    />
  );
}
