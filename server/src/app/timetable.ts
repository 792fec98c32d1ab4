import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../settings/config';
import type { Neighbours } from '../domains/chat/realtime/neighbours';
import type { Realtime } from '../domains/chat/realtime/socket';
import type { StatusWatch } from '../http/status/status-watch';
import type { Relay } from '../kit/outbox/relay';
import type { Services } from './services';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** How long a socket may outlive its session when the broadcast of its end was lost. */
const LOOK_MS = 15_000;
/** How old what pages report may become before it is stored. */
const FLUSH_MS = 5000;
/** How late the sandbox tells of what takes time. */
const TELL_MS = 1000;

/** Work that is done at fixed times, by the name its figures have. */
type Sweeps = Record<string, () => Promise<unknown>>;
type Timetable = { everyMs: number; sweeps: Sweeps }[];

type Parts = {
  config: Config;
  services: Services;
  realtime: Pick<Realtime, 'closeEnded'>;
  neighbours: Pick<Neighbours, 'look'>;
  status: Pick<StatusWatch, 'read'>;
  relay: Pick<Relay, 'sweep'>;
  watchCanaries: () => Promise<void>;
};

/** What a process sweeps: what only itself can, and where it does the work of all, what is everybody's. */
export function timetableOf(parts: Parts): Timetable {
  const { config } = parts;
  return [
    ...ofEachProcess(parts),
    ...(config.takesCalls ? ofCalls(parts) : []),
    ...(config.doesWork ? ofAll(parts) : []),
  ];
}

const ofEachProcess = ({ services, neighbours, status }: Parts): Timetable => [
  { everyMs: HOUR_MS, sweeps: { incoming: services.incoming.sweep } },
  { everyMs: LOOK_MS, sweeps: { neighbours: neighbours.look, status: status.read } },
];

/** Its sockets, and what its pages report. */
const ofCalls = ({ services, realtime }: Parts): Timetable => [
  { everyMs: LOOK_MS, sweeps: { endedSessions: realtime.closeEnded } },
  {
    everyMs: FLUSH_MS,
    sweeps: { releases: services.publishedReleases.refresh, telemetryFlush: services.telemetry.flush },
  },
];

function ofAll({ config, services, relay, watchCanaries }: Parts): Timetable {
  return [
    { everyMs: HOUR_MS, sweeps: hourly({ config, services, relay }) },
    { everyMs: MINUTE_MS, sweeps: minutely(services) },
    {
      everyMs: FLUSH_MS,
      sweeps: { messageNotices: services.messageNotices.sweep, messageIndex: services.indexMessages },
    },
    { everyMs: config.guardSeconds * 1000, sweeps: { canaries: watchCanaries } },
    ...(config.payments === 'sandbox'
      ? [{ everyMs: TELL_MS, sweeps: { sandbox: services.tellOfSandbox } }]
      : []),
  ];
}

const hourly = ({ config, services, relay }: Pick<Parts, 'config' | 'services' | 'relay'>): Sweeps => ({
  outbox: relay.sweep,
  mails: () => services.mailsRepository.removeOld({ onlyClosed: !config.hasMailbox }),
  idempotency: services.sweepIdempotencyKeys,
  ranking: services.rankProfessionals,
  prices: services.priceSweep.sweep,
  support: services.support.mailUnsent,
  searchMatches: services.sweepSearchMatches,
  accountExports: services.accountExport.sweep,
  payments: services.sweepPayments,
  files: services.store.sweep,
  jobPictures: services.jobPictures.sweep,
  telemetry: services.telemetry.sweep,
  notifications: services.notifications.sweep,
  emailChanges: services.emailChange.sweep,
  phoneCodes: services.phone.sweepCodes,
  textMessages: services.textMessages.sweep,
  accounts: () =>
    Promise.all([...services.accountSweeps, services.team.sweepInvitations].map((sweep) => sweep())),
});

/** What people wait for: expiries become facts within a minute. */
const minutely = (services: Services): Sweeps => ({
  accountDeletions: services.closeAccounts,
  offers: services.offers.sweep,
  visits: services.visits.sweep,
  quotes: services.quotes.sweep,
  recurringJobs: services.postRecurringJobs,
  promotions: services.promotions.sweep,
  proofs: services.proofs.sweep,
  contracts: services.sweepContracts,
  documents: services.moneyDocuments.number,
  feedbacks: services.feedbacks.sweep,
  fraud: services.watchFraud,
  messageMails: services.messageNotices.mailUnread,
});

type Start = Pick<Parts, 'config' | 'services'> & { log: FastifyBaseLogger };

/** What a process that is restarted every hour would never do. */
export function sweepAtStart({ config, services, log }: Start): void {
  if (config.doesWork && config.supportEmail === undefined)
    log.warn('SUPPORT_EMAIL is not set: questions to support are kept and nobody is mailed');
  if (config.payments === 'sandbox' && config.profile === 'production')
    log.warn('PAYMENTS is sandbox: people can pay with test cards and no real money moves');
  const { incoming, support, rankProfessionals, publishedReleases, priceSweep } = services;
  const due = [
    incoming.sweep,
    ...(config.takesCalls ? [publishedReleases.refresh] : []),
    ...(config.doesWork ? [support.mailUnsent, rankProfessionals, priceSweep.sweep] : []),
  ];
  for (const sweep of due) void sweep().catch((error: unknown) => log.error({ err: error }, 'sweep'));
}
