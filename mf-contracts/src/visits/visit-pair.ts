import { OPEN_VISIT_STATUSES, type VisitSide } from '@plumbline/shared-schema/visit-machine';
import type { Visit } from '@plumbline/shared-schema/visits';

/** Whose visit to which job; `side` is the reader's, `name` the other's, where the page does not say it. */
export type VisitPair = { jobId: string; contractorId: string; side: VisitSide; name?: string | undefined };

/** Not over. */
export const isComing = ({ status }: Visit) => (OPEN_VISIT_STATUSES as readonly string[]).includes(status);
