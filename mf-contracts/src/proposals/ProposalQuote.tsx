import { useListQuotesQuery } from '@plumbline/shared-api/quotes';
import { useMay } from '@plumbline/shared-api/session';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { QuoteLink } from '../quote-link/QuoteLink';

type ProposalQuoteProps = { application: Application; describedBy: string };

/** To the quotes of an application, or to write the first while it stands. */
export function ProposalQuote({ application, describedBy }: ProposalQuoteProps) {
  const { jobId: job, userId: person } = application;
  const { data: quotes, isError } = useListQuotesQuery({});
  const mayHire = useMay('hire');
  const pair = { jobId: job._id, contractorId: person._id };
  if (isError) return <QuoteLink {...pair} describedBy={describedBy} />;
  if (quotes === undefined) return null;
  const isThere = quotes.some(({ jobId, side }) => jobId._id === job._id && side === 'contractor');
  const mayWrite = mayHire && applicationState(application) === 'applied' && job.status !== 'removed';
  if (!isThere && !mayWrite) return null;
  return <QuoteLink {...pair} describedBy={describedBy} finds={isThere ? 'see' : 'write'} />;
}
