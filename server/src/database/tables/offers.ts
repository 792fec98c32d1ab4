import { OFFER_ACTIONS } from '@plumbline/shared-schema/offer-machine';
import { OFFER_CLOSED_REASONS, OFFER_STATES, OFFER_STATUSES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isOneOf, oneOf, partOf, place } from '../columns';
import { isPartOf, isMine, nameOf, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/** Budget in cents. */
type OfferTermsRow = { description: string; budget: number; deliveryTime: number; expiresIn: number };

export const offers = pgTable(
  'offers',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    professionalId: partOf(() => users.id).notNull(),
    clientId: partOf(() => users.id).notNull(),
    description: text().notNull(),
    budget: cents().notNull(),
    deliveryTime: integer().notNull(),
    expiresIn: integer().notNull(),
    expiresAt: instant().notNull(),
    status: oneOf(OFFER_STATUSES).notNull().default('pending'),
    closedReason: oneOf(OFFER_CLOSED_REASONS),
    acceptedAt: instant(),
    /** When the side whose turn it is was told that the offer expires soon. */
    remindedAt: instant(),
    /** Other terms the professional asks for, until the hirer answers. */
    proposal: jsonb().$type<OfferTermsRow & { createdAt: string }>(),
    /** Counter-proposals made so far. */
    rounds: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('offers_status', t.status, OFFER_STATUSES),
    check('offers_closed', sql`(${t.status} = 'rejected') = (${t.closedReason} is not null)`),
    check('offers_proposal', sql`${t.status} = 'pending' or ${t.proposal} is null`),
    index('offers_due')
      .on(t.expiresAt, t.id)
      .where(sql`${t.status} = 'pending'`),
    // One offer blocks the next; expired and withdrawn ones do not.
    uniqueIndex('offers_blocking')
      .on(t.jobId, t.professionalId)
      .where(sql`${t.status} in ('pending','accepted') or ${t.closedReason} = 'declined'`),
    index('offers_job').on(t.jobId, t.createdAt, t.id),
    index('offers_professional').on(t.professionalId, t.createdAt, t.id),
    index('offers_client').on(t.clientId, t.createdAt, t.id),
  ],
);
export type OfferRow = typeof offers.$inferSelect;

personal(offers, {
  exported: (me) => [
    {
      name: 'offers',
      row: sql`${rowWithout(offers, 'remindedAt')} || ${names({
        job: titleOf(offers.jobId),
        client: nameOf(offers.clientId),
        professional: nameOf(offers.professionalId),
      })}`,
      where: isMine(me, offers.clientId, offers.professionalId),
    },
  ],
  removed: 'both sides read it; a pending one expires',
});

/** What happened to an offer, a row for each change and written with it; both sides may read it. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: id(),
    offerId: partOf(() => offers.id).notNull(),
    action: oneOf(OFFER_ACTIONS).notNull(),
    /** Absent: the system. */
    actorId: partOf(() => users.id),
    from: oneOf(OFFER_STATES),
    to: oneOf(OFFER_STATES).notNull(),
    /** The terms that the change put forward: sent, proposed or adopted ones. */
    terms: jsonb().$type<OfferTermsRow>(),
    place: place(),
    createdAt: createdAt(),
  },
  (t) => [index('offer_events_offer').on(t.offerId, t.createdAt, t.id)],
);

personal(offerEvents, {
  exported: (me) => [
    {
      name: 'offer-events',
      row: rowWithout(offerEvents, 'place'),
      where: isPartOf(me, offerEvents.offerId, {
        of: offers.id,
        by: [offers.clientId, offers.professionalId],
      }),
    },
  ],
  removed: 'both sides read it',
});
