import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { ACCOUNT_FILTERS, ACCOUNT_STATES, FEATURED_DAYS } from '@plumbline/shared-schema/administration';
import { auditEntrySchema } from '@plumbline/shared-schema/audit';
import { caseSchema, reasonSchema } from '@plumbline/shared-schema/cases';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { numeric } from '@plumbline/shared-schema/numbers';
import { ALL_USER_TYPES, USER_TYPES } from '@plumbline/shared-schema/options';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';
import { queryText } from '@plumbline/shared-schema/numbers';
import { says } from '@plumbline/shared-schema/validation';

/** An account as administrators see it. `fullName` is the name that others know. */
export const adminUserSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  profile: z.string().nullable(),
  userType: z.enum(ALL_USER_TYPES),
  state: z.enum(ACCOUNT_STATES),
  emailVerified: z.boolean(),
  identityVerified: z.boolean(),
  licenceVerified: z.boolean(),
  insuranceVerified: z.boolean(),
  /** Of a company that is featured now. */
  featuredUntil: instantSchema.nullable(),
  city: z.string().nullable(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema.nullable(),
});
export type AdminUser = Infer<typeof adminUserSchema>;

/** `GET /admin/users/{id}` */
export const adminUserDetailsSchema = adminUserSchema.extend({
  suspendedAt: instantSchema.nullable(),
  suspensionReason: z.string().nullable(),
  figures: z.object({
    sessions: z.number().int(),
    jobs: z.number().int(),
    runningContracts: z.number().int(),
    completedContracts: z.number().int(),
    reportsAgainst: z.number().int(),
    reportsMade: z.number().int(),
  }),
  cases: z.array(caseSchema),
  history: z.array(auditEntrySchema),
});
export type AdminUserDetails = Infer<typeof adminUserDetailsSchema>;
export const adminUserAnswerSchema = dataOf(adminUserDetailsSchema);
export const adminUserSavedSchema = savedOf(adminUserDetailsSchema);

/** `GET /admin/users`: `q` is part of a name or an address, or a whole id. Newest first. */
export const adminUsersQuerySchema = pageQuerySchema.extend({
  q: queryText(SEARCH_TEXT_MAX),
  userType: z.enum(ALL_USER_TYPES, says('invalidOption')).optional(),
  state: z.enum(ACCOUNT_FILTERS, says('invalidOption')).optional(),
});
export type AdminUsersQuery = Infer<typeof adminUsersQuerySchema>;
export type AdminUsersParams = InferInput<typeof adminUsersQuerySchema>;
export const adminUserPageSchema = pageOf(adminUserSchema);
export type AdminUserPage = Infer<typeof adminUserPageSchema>;

/** `POST /admin/users/{id}/suspend`, `/reinstate`, `/end-sessions`, `/unfeature` */
export const withReasonSchema = z.object({ reason: reasonSchema });
export type WithReason = Infer<typeof withReasonSchema>;
/** `POST /admin/users/{id}/role`. Administrators are made on the command line only. */
export const changeRoleSchema = withReasonSchema.extend({
  userType: z.enum(USER_TYPES, says('roleRequired')),
});
export type ChangeRole = Infer<typeof changeRoleSchema>;

const isFeaturedDays = (days: number) => FEATURED_DAYS.some((choice) => choice === days);
/** `POST /admin/users/{id}/feature`: from now on, also where it is featured already. */
export const featureCompanySchema = withReasonSchema.extend({
  days: numeric(z.number().refine(isFeaturedDays, says('invalidOption'))),
});
export type FeatureCompany = Infer<typeof featureCompanySchema>;
export type FeatureCompanyBody = InferInput<typeof featureCompanySchema>;
