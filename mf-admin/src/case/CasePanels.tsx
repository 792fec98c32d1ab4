import { FLAG_KINDS, isProofKind, isQuestionKind } from '@plumbline/shared-schema/case-machine';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { DisputePanel } from './DisputePanel';
import { PersonPanel } from './PersonPanel';
import { FlagPanel } from './FlagPanel';
import { JobPanel } from './JobPanel';
import { MessagePanel } from './MessagePanel';
import { ProofPanel } from './ProofPanel';
import { QuestionPanel } from './QuestionPanel';
import { ReportsPanel } from './ReportsPanel';
import { TicketPanel } from './TicketPanel';

/** The evidence of a case: each panel shows where the case has what it is about. */
export function CasePanels({ row }: { row: CaseDetails }) {
  return (
    <>
      <Matter row={row} />
      {row.job && <JobPanel job={row.job} />}
      {(row.kind === 'messageReport' || row.kind === 'outsideContact') && <MessagePanel row={row} />}
      {isQuestionKind(row.kind) && <QuestionPanel row={row} kind={row.kind} />}
      {isProofKind(row.kind) && <ProofPanel row={row} kind={row.kind} />}
      {row.reports.length > 0 && <ReportsPanel kind={row.kind} reports={row.reports} />}
      {row.person && row.standing && <PersonPanel person={row.person} standing={row.standing} />}
    </>
  );
}

/** What was flagged, disputed or asked. */
function Matter({ row: { kind, flag, dispute, ticket } }: { row: CaseDetails }) {
  const flagKind = FLAG_KINDS.find((one) => one === kind);
  if (flagKind) return <FlagPanel kind={flagKind} flag={flag} />;
  if (dispute) return <DisputePanel dispute={dispute} />;
  return ticket && <TicketPanel ticket={ticket} />;
}
