import { useSession } from '@plumbline/shared-api/session';
import { toDollars } from '@plumbline/shared-schema/money';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { toPersonName } from '@plumbline/shared-ui/format';
import { JobTemplates } from '../templates/JobTemplates';
import { useQuoteSums } from './use-quote-sums';

type QuoteTemplatesProps = { jobId: string; from: Quote | undefined };

/** Templates for the text of a quote. */
export function QuoteTemplates({ jobId, from }: QuoteTemplatesProps) {
  const { user, isContractor } = useSession();
  const { total } = useQuoteSums();
  const contractor = isContractor ? user?.fullName : from?.contractorId.fullName;
  return (
    <JobTemplates
      kind="quote"
      field="exclusions"
      jobId={jobId}
      professional={contractor && toPersonName(contractor)}
      price={toDollars(total)}
    />
  );
}
