import { FLAG_KINDS } from '@plumbline/shared-schema/case-machine';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { PersonPanel } from './PersonPanel';
import { FlagPanel } from './FlagPanel';
import { JobPanel } from './JobPanel';
import { MessagePanel } from './MessagePanel';
import { NationalIdPanel } from './NationalIdPanel';
import { ReportsPanel } from './ReportsPanel';
import { TicketPanel } from './TicketPanel';

/** The evidence of a case: each panel shows where the case has what it is about. */
export function CasePanels({ row }: { row: CaseDetails }) {
  const flagKind = FLAG_KINDS.find((kind) => kind === row.kind);
  return (
    <>
      {flagKind && <FlagPanel kind={flagKind} flag={row.flag} />}
      {row.job && <JobPanel job={row.job} />}
      {(row.kind === 'messageReport' || row.kind === 'outsideContact') && <MessagePanel row={row} />}
      {row.kind === 'nationalId' && <NationalIdPanel row={row} />}
      {row.ticket && <TicketPanel ticket={row.ticket} />}
      {row.reports.length > 0 && <ReportsPanel kind={row.kind} reports={row.reports} />}
      {row.person && row.standing && <PersonPanel person={row.person} standing={row.standing} />}
    </>
  );
}
