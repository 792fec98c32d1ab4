import type { Foundation } from '../foundation';
import { createAssignmentServices } from './assignments';
import { createInviteNotices } from '../../domains/deals/invites/invite-notices';
import { createInvitesRepository } from '../../domains/deals/invites/invites.repository';
import { createInvitesService } from '../../domains/deals/invites/invites.service';
import { createJobFiles } from '../../domains/jobs/jobs/job-files';
import { createJobPicturesRepository } from '../../domains/jobs/jobs/job-pictures.repository';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import type { NoticeMails } from '../../domains/notices/notifications/notice-mails';
import { contractWrites } from '../../domains/deals/contract-records/contract-writes.repository';
import { createContractOffersRepository } from '../../domains/deals/contract-records/contract-offers.repository';
import { milestoneWrites } from '../../domains/deals/contract-records/milestones.repository';
import { createHireIn } from '../../domains/deals/flows/hire';
import { createQuoteNotices } from '../../domains/deals/quotes/quote-notices';
import { createQuotesRepository } from '../../domains/deals/quotes/quotes.repository';
import { createQuotesService } from '../../domains/deals/quotes/quotes.service';
import { createRecurringJobsRepository } from '../../domains/deals/recurring/recurring-jobs.repository';
import { createRecurringJobsService } from '../../domains/deals/recurring/recurring-jobs.service';
import { createRecurringNotices } from '../../domains/deals/recurring/recurring-notices';
import { createRecurringSweep } from '../../domains/deals/recurring/recurring-sweep';
import { createVisitNotices } from '../../domains/deals/visits/visit-notices';
import { createVisitsRepository } from '../../domains/deals/visits/visits.repository';
import { createVisitsService } from '../../domains/deals/visits/visits.service';
import { createHireAgain } from '../../domains/deals/offers/hire-again.service';
import { createOfferNotices } from '../../domains/deals/offers/offer-notices';
import { createOffersRepository } from '../../domains/deals/offers/offers.repository';
import { createOffersService } from '../../domains/deals/offers/offers.service';
import { repeats } from '../../domains/deals/contract-records/repeats.repository';

type Parts = Foundation & {
  jobs: JobsRepository;
  notifications: NotificationsService;
  mailNotices: NoticeMails;
};

export function createOfferServices(parts: Parts) {
  const offers = createOffersRepository(parts.database);
  const invites = createInvitesRepository(parts.database);
  const visits = createVisitsRepository(parts.database);
  const quotes = createQuotesRepository(parts.database);
  const recurring = createRecurringJobsRepository(parts.database);
  const jobFiles = createJobFiles({
    files: parts.files,
    jobPictures: createJobPicturesRepository(parts.database),
  });
  const hireIn = createHireIn({
    ...parts,
    offers: createContractOffersRepository(parts.database),
    writes: contractWrites,
    milestoneWrites,
  });
  const visitsService = createVisitsService({ ...parts, visits });
  const assignmentServices = createAssignmentServices(parts);
  return {
    ...assignmentServices,
    /** What stands in a person's calendar. */
    diary: {
      listAppointments: visitsService.listAppointments,
      listWork: assignmentServices.assignments.listWork,
    },
    offers: createOffersService({ ...parts, offers }),
    hireAgain: createHireAgain({ ...parts, offers, repeats }),
    invites: createInvitesService({ ...parts, invites }),
    quotes: createQuotesService({ ...parts, quotes, offers, hireIn }),
    notifyOfQuote: createQuoteNotices({ ...parts, quotes }),
    visits: visitsService,
    visitNotices: createVisitNotices({ ...parts, visits }),
    offerNotices: createOfferNotices({ ...parts, offers }),
    recurringJobs: createRecurringJobsService({ ...parts, recurring }),
    postRecurringJobs: createRecurringSweep({ ...parts, recurring, invites, jobFiles }),
    recurringNotices: createRecurringNotices({ ...parts, recurring }),
    notifyOfInvite: createInviteNotices({ ...parts, invites }),
  };
}
