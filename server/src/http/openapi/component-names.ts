import * as access from '@plumbline/shared-schema/access';
import * as accountDeletion from '@plumbline/shared-schema/account-deletion';
import * as accountExport from '@plumbline/shared-schema/account-export';
import * as adminUsers from '@plumbline/shared-schema/admin-users';
import * as agreements from '@plumbline/shared-schema/agreements';
import * as amendments from '@plumbline/shared-schema/amendments';
import * as signedTerms from '@plumbline/shared-schema/signed-terms';
import * as applications from '@plumbline/shared-schema/applications';
import * as assignments from '@plumbline/shared-schema/assignments';
import * as attachments from '@plumbline/shared-schema/attachments';
import * as audit from '@plumbline/shared-schema/audit';
import * as auth from '@plumbline/shared-schema/auth';
import * as availability from '@plumbline/shared-schema/availability';
import * as blocks from '@plumbline/shared-schema/blocks';
import * as bothSteps from '@plumbline/shared-schema/both-steps';
import * as cases from '@plumbline/shared-schema/cases';
import * as chats from '@plumbline/shared-schema/chats';
import * as content from '@plumbline/shared-schema/content';
import * as contractEvents from '@plumbline/shared-schema/contract-events';
import * as contractMoney from '@plumbline/shared-schema/contract-money';
import * as contracts from '@plumbline/shared-schema/contracts';
import * as deals from '@plumbline/shared-schema/deals';
import * as directory from '@plumbline/shared-schema/directory';
import * as disputes from '@plumbline/shared-schema/disputes';
import * as emailChange from '@plumbline/shared-schema/email-change';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import * as errors from '@plumbline/shared-schema/errors';
import * as feedbacks from '@plumbline/shared-schema/feedbacks';
import * as googleSignIn from '@plumbline/shared-schema/google-sign-in';
import * as invites from '@plumbline/shared-schema/invites';
import * as jobReports from '@plumbline/shared-schema/job-reports';
import * as jobs from '@plumbline/shared-schema/jobs';
import * as marketplace from '@plumbline/shared-schema/marketplace';
import * as materials from '@plumbline/shared-schema/materials';
import * as messages from '@plumbline/shared-schema/messages';
import * as milestones from '@plumbline/shared-schema/milestones';
import * as moneyDocuments from '@plumbline/shared-schema/money-documents';
import * as notificationPreferences from '@plumbline/shared-schema/notification-preferences';
import * as notifications from '@plumbline/shared-schema/notifications';
import * as offers from '@plumbline/shared-schema/offers';
import * as passkeys from '@plumbline/shared-schema/passkeys';
import * as paymentMethods from '@plumbline/shared-schema/payment-methods';
import * as personReports from '@plumbline/shared-schema/person-reports';
import * as phone from '@plumbline/shared-schema/phone';
import * as places from '@plumbline/shared-schema/places';
import * as pictures from '@plumbline/shared-schema/pictures';
import * as portfolios from '@plumbline/shared-schema/portfolios';
import * as preferences from '@plumbline/shared-schema/preferences';
import * as professionals from '@plumbline/shared-schema/professionals';
import * as profileEntries from '@plumbline/shared-schema/profile-entries';
import * as placements from '@plumbline/shared-schema/placements';
import * as prices from '@plumbline/shared-schema/prices';
import * as projects from '@plumbline/shared-schema/projects';
import * as promotions from '@plumbline/shared-schema/promotions';
import * as proofs from '@plumbline/shared-schema/proofs';
import * as push from '@plumbline/shared-schema/push';
import * as questions from '@plumbline/shared-schema/questions';
import * as quotes from '@plumbline/shared-schema/quotes';
import * as recurringJobs from '@plumbline/shared-schema/recurring-jobs';
import * as reports from '@plumbline/shared-schema/reports';
import * as savedJobs from '@plumbline/shared-schema/saved-jobs';
import * as savedSearches from '@plumbline/shared-schema/saved-searches';
import * as templates from '@plumbline/shared-schema/templates';
import * as skills from '@plumbline/shared-schema/skills';
import * as submissions from '@plumbline/shared-schema/submissions';
import * as support from '@plumbline/shared-schema/support';
import * as team from '@plumbline/shared-schema/team';
import * as telemetry from '@plumbline/shared-schema/telemetry';
import * as twoStep from '@plumbline/shared-schema/two-step';
import * as users from '@plumbline/shared-schema/users';
import * as visits from '@plumbline/shared-schema/visits';
import * as wallet from '@plumbline/shared-schema/wallet';
import { z } from 'zod';
import * as violations from '../plugins/violation-reports';

const MODULES: readonly object[] = [
  access,
  accountDeletion,
  accountExport,
  adminUsers,
  agreements,
  amendments,
  signedTerms,
  applications,
  assignments,
  attachments,
  audit,
  auth,
  availability,
  blocks,
  bothSteps,
  cases,
  chats,
  content,
  contractEvents,
  contractMoney,
  contracts,
  deals,
  directory,
  disputes,
  emailChange,
  errors,
  feedbacks,
  googleSignIn,
  invites,
  jobReports,
  jobs,
  marketplace,
  materials,
  messages,
  milestones,
  moneyDocuments,
  notificationPreferences,
  notifications,
  push,
  questions,
  quotes,
  offers,
  passkeys,
  paymentMethods,
  personReports,
  phone,
  places,
  pictures,
  portfolios,
  preferences,
  professionals,
  placements,
  prices,
  projects,
  promotions,
  proofs,
  profileEntries,
  reports,
  recurringJobs,
  savedJobs,
  savedSearches,
  templates,
  skills,
  submissions,
  support,
  team,
  telemetry,
  twoStep,
  users,
  violations,
  visits,
  wallet,
];

/** Their fields are written into each operation as parameters, where a reference cannot stand. */
const IS_PARAMETERS = /(Query|Params|Start)Schema$/;

/** The name of each schema of the wire is that of its export: `jobSavedSchema` is `JobSaved`. */
export function nameComponents(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  const add = (id: string, schema: z.ZodType) => {
    if (taken.has(id)) throw new Error(`two schemas of the wire are called ${id}`);
    taken.add(id);
    registry.add(schema, { id });
  };
  // Its own module calls it as that of chats is called.
  add('MessageAnswer', messageSchema);
  for (const [name, value] of MODULES.flatMap((module) => Object.entries(module) as [string, unknown][])) {
    if (!(value instanceof z.ZodType) || IS_PARAMETERS.test(name) || registry.has(value)) continue;
    add(name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, ''), value);
  }
  return registry;
}
