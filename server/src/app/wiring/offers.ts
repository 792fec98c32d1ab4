import type { Foundation } from '../foundation';
import { createInviteNotices } from '../../domains/deals/invites/invite-notices';
import { createInvitesRepository } from '../../domains/deals/invites/invites.repository';
import { createInvitesService } from '../../domains/deals/invites/invites.service';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import type { NoticeMails } from '../../domains/notices/notifications/notice-mails';
import { createVisitNotices } from '../../domains/deals/visits/visit-notices';
import { createVisitsRepository } from '../../domains/deals/visits/visits.repository';
import { createVisitsService } from '../../domains/deals/visits/visits.service';
import { createOfferNotices } from '../../domains/deals/offers/offer-notices';
import { createOffersRepository } from '../../domains/deals/offers/offers.repository';
import { createOffersService } from '../../domains/deals/offers/offers.service';

type Parts = Foundation & {
  jobs: JobsRepository;
  notifications: NotificationsService;
  mailNotices: NoticeMails;
};

export function createOfferServices(parts: Parts) {
  const offers = createOffersRepository(parts.database);
  const invites = createInvitesRepository(parts.database);
  const visits = createVisitsRepository(parts.database);
  return {
    offers: createOffersService({ ...parts, offers }),
    invites: createInvitesService({ ...parts, invites }),
    visits: createVisitsService({ ...parts, visits }),
    visitNotices: createVisitNotices({ ...parts, visits }),
    offerNotices: createOfferNotices({ ...parts, offers }),
    notifyOfInvite: createInviteNotices({ ...parts, invites }),
  };
}
