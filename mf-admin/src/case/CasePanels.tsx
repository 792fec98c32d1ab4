import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { PersonPanel } from './PersonPanel';
import { JobPanel } from './JobPanel';
import { MessagePanel } from './MessagePanel';
import { NationalIdPanel } from './NationalIdPanel';
import { ReportsPanel } from './ReportsPanel';

/** The evidence of a case: each panel shows where the case has what it is about. */
export function CasePanels({ row }: { row: CaseDetails }) {
  return (
    <>
      {row.job && <JobPanel job={row.job} />}
      {row.kind === 'messageReport' && <MessagePanel row={row} />}
      {row.kind === 'nationalId' && <NationalIdPanel row={row} />}
      {row.reports.length > 0 && <ReportsPanel kind={row.kind} reports={row.reports} />}
      {row.person && row.standing && <PersonPanel person={row.person} standing={row.standing} />}
    </>
  );
}
