import type { Assignment, OwnWork } from '@plumbline/shared-schema/assignments';
import { displayName, greetedName } from '@plumbline/shared-schema/profiles';
import { workTimeOf } from '../../../kit/calendar/work-entries';
import type { UserViews } from '../../people/users/user-view';
import type { AssignmentRecord, WorkRecord } from './assignments.repository';

/** `isOwn`: for the contractor's side; others read who comes by the first name. */
export function toAssignment(
  { assignment, assignee }: AssignmentRecord,
  { views, isOwn }: { views: UserViews; isOwn: boolean },
): Assignment {
  const nameOf = ({ fullName }: { fullName: string }) => (isOwn ? fullName : greetedName({ fullName }));
  return {
    _id: assignment.id,
    assigneeId: isOwn ? assignment.assigneeId : null,
    name: assignee && nameOf(assignee),
    profile: assignee && views.person(assignee).profile,
    ...workTimeOf(assignment),
    revision: assignment.revision,
  };
}

/** `viewerId`: the account that the reader acts for. */
export function toOwnWork({ assignment, contract, job, ...people }: WorkRecord, viewerId: string): OwnWork {
  return {
    _id: assignment.id,
    contractId: contract.id,
    jobTitle: job.title,
    company: displayName(people.professional),
    client: displayName(people.client),
    city: job.city,
    ...workTimeOf(assignment),
    isOpenable: contract.professionalId === viewerId,
  };
}
