import type { ProjectJob } from '@plumbline/shared-schema/projects';

/** `at`: an instant or a day. `what`: a milestone's title. */
type ProjectDate = {
  key: string;
  at: string;
  kind: 'begins' | 'ends' | 'milestone';
  title: string;
  contractId: string;
  what?: string;
};

/** When the work of each contract begins and ends and its milestones are due, the earliest first; not of canceled ones. */
export function projectDates(jobs: readonly ProjectJob[]): ProjectDate[] {
  return jobs
    .flatMap(({ title, contracts }) =>
      contracts
        .filter(({ status }) => status !== 'canceled')
        .flatMap(({ _id: contractId, startDate, endDate, milestones }): ProjectDate[] => [
          { key: `${contractId}-begins`, at: startDate, kind: 'begins', title, contractId },
          { key: `${contractId}-ends`, at: endDate, kind: 'ends', title, contractId },
          ...milestones.flatMap(({ _id, dueOn, title: what }) =>
            dueOn === null
              ? []
              : [{ key: _id, at: dueOn, kind: 'milestone' as const, title, contractId, what }],
          ),
        ]),
    )
    .sort((one, other) => one.at.localeCompare(other.at));
}
