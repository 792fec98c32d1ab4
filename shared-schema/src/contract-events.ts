import { z, type Infer } from '@plumbline/shared-schema/zod';
import {
  contractActionSchema,
  contractSchema,
  contractStatusSchema,
} from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf } from '@plumbline/shared-schema/envelope';
import { offerSchema } from '@plumbline/shared-schema/offers';
import { submissionSchema } from '@plumbline/shared-schema/submissions';
import { personSchema } from '@plumbline/shared-schema/users';

/** `actor` is null when the system did it. `from` is null for the creation. */
export const contractEventSchema = z.object({
  _id: z.string(),
  action: contractActionSchema,
  from: contractStatusSchema.nullable(),
  to: contractStatusSchema,
  actor: personSchema.nullable(),
  note: z.string().nullable(),
  /** The title of the milestone that it is about. */
  about: z.string().nullable(),
  createdAt: instantSchema,
});
export type ContractEvent = Infer<typeof contractEventSchema>;
/** `GET /contracts/{id}/events`: what happened, oldest first, the same for both sides. */
export const contractEventsSchema = countedOf(contractEventSchema);

/** An accepted offer that waits for its contract. `budget` in dollars, `deliveryTime` in days. */
const awaitingContractSchema = z.object({
  _id: z.string(),
  jobId: z.object({ _id: z.string(), title: z.string() }),
  professionalId: personSchema,
  budget: z.number(),
  deliveryTime: z.number().int(),
  acceptedAt: instantSchema,
  repeats: offerSchema.shape.repeats,
});
export type AwaitingContract = Infer<typeof awaitingContractSchema>;

/** `GET /contracts/action-needed`: what waits for this hirer, each newest first; `count` of all five together. */
export const actionNeededSchema = z.object({
  success: z.literal(true),
  data: z.object({
    acceptedOffers: z.array(awaitingContractSchema),
    submissions: z.array(submissionSchema.extend({ contract: contractSchema })),
    pausedContracts: z.array(contractSchema),
    disputes: z.array(contractSchema),
    /** Whose proposed change is theirs to answer. */
    amendments: z.array(contractSchema),
  }),
  count: z.number().int(),
});
export type ActionNeeded = Infer<typeof actionNeededSchema>['data'] & { count: number };
