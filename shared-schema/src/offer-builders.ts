import { aJob, anId, anOffer, aPerson } from '@plumbline/shared-schema/builders';
import { inviteSchema, type Invite } from '@plumbline/shared-schema/invites';
import { offerEventSchema, type OfferEvent } from '@plumbline/shared-schema/offers';
import { monthsBetween } from '@plumbline/shared-schema/months';
import { reportSchema, type Report } from '@plumbline/shared-schema/reports';

/** More test builders, as in `builders`: around the offer that Nora sent Marcus. For tests only. */

const AT = '2026-03-02T09:00:00.000Z';

/** Nora sends that offer: the first line of its history. */
export function anOfferEvent(overrides: Partial<OfferEvent> = {}): OfferEvent {
  return offerEventSchema.parse({
    _id: anId(41),
    action: 'send',
    by: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }),
    from: null,
    to: 'pending',
    terms: anOffer(),
    createdAt: AT,
    ...overrides,
  });
}

/** Nora invites Marcus to apply for her job. */
export function anInvite(overrides: Partial<Invite> = {}): Invite {
  return inviteSchema.parse({
    _id: anId(45),
    jobId: aJob(),
    clientId: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }),
    contractorId: aPerson(),
    message: 'You did our neighbours’ kitchen. Would you look at ours?',
    status: 'pending',
    hasApplied: false,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** A hirer's quiet quarter with one busy month. */
export function aReport(overrides: Partial<Report> = {}): Report {
  const quiet = {
    jobs: 0,
    applications: 0,
    offers: 0,
    accepted: 0,
    contracts: 0,
    completed: 0,
    agreed: 0,
    paid: 0,
  };
  const busy = {
    jobs: 2,
    applications: 5,
    offers: 2,
    accepted: 1,
    contracts: 1,
    completed: 0,
    agreed: 950,
    paid: 0,
  };
  return reportSchema.parse({
    from: '2026-01',
    to: '2026-03',
    measures: Object.keys(quiet),
    months: monthsBetween('2026-01', '2026-03').map((month) => ({
      month,
      ...(month === '2026-03' ? busy : quiet),
    })),
    totals: busy,
    ...overrides,
  });
}
