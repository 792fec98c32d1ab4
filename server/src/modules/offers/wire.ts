import type { Foundation } from '../../foundation';
import { createInviteNotices } from '../invites/invite-notices';
import { createInvitesRepository } from '../invites/invites.repository';
import { createInvitesService } from '../invites/invites.service';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { NotificationsService } from '../notifications/notifications.service';
import { createOfferNotices } from './offer-notices';
import { createOffersRepository } from './offers.repository';
import { createOffersService } from './offers.service';

type Parts = Foundation & { jobs: JobsRepository; notifications: NotificationsService };

export function createOfferServices(parts: Parts) {
  const offers = createOffersRepository(parts.database);
  const invites = createInvitesRepository(parts.database);
  return {
    offers: createOffersService({ ...parts, offers }),
    invites: createInvitesService({ ...parts, invites }),
    offerNotices: createOfferNotices({ ...parts, offers }),
    notifyOfInvite: createInviteNotices({ ...parts, invites }),
  };
}
