import { submissionSchema, type Submission } from '@plumbline/shared-schema/submissions';
import { anId } from './ids';
import { LATER } from './instants';

/** Marcus's submission, which awaits Nora's decision. */
export function aSubmission(overrides: Partial<Submission> = {}): Submission {
  return submissionSchema.parse({
    _id: anId(51),
    contractId: anId(50),
    milestoneId: null,
    text: 'The drain is replaced and tested; photos are attached.',
    files: [
      { _id: anId(52), name: 'drain.jpg', type: 'image/jpeg', size: 182_000, url: '/api/v1/files/drain' },
    ],
    status: 'submitted',
    note: null,
    decidedBy: null,
    decidedAt: null,
    dueAt: '2026-03-19T09:00:00.000Z',
    createdAt: LATER,
    ...overrides,
  });
}
