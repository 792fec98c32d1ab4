import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';

type QuoteLinkProps = {
  jobId: string;
  contractorId: string;
  /** Id of what the quote is for, which describes the link. */
  describedBy: string;
  size?: 'small' | 'medium';
  /** What one finds there, where that is known. */
  finds?: 'write' | 'see';
};

/** Leads to the quotes of the two for a job. */
export function QuoteLink({ jobId, contractorId, describedBy, size = 'medium', finds }: QuoteLinkProps) {
  const { t } = useTranslation('contracts');
  return (
    <ButtonLink
      to={`/quotes?job=${jobId}&contractor=${contractorId}`}
      size={size}
      aria-describedby={describedBy}
    >
      {t(`quotes.${finds ?? 'link'}`)}
    </ButtonLink>
  );
}
