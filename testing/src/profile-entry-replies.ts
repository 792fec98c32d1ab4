import { http } from 'msw';
import {
  availabilityAnswerSchema,
  ownAvailabilityAnswerSchema,
  ownAvailabilitySavedSchema,
  type Availability,
  type OwnAvailability,
} from '@plumbline/shared-schema/availability';
import { profileSummaryAnswerSchema, type ProfileSummary } from '@plumbline/shared-schema/directory';
import {
  certificateSavedSchema,
  certificatesSchema,
  experienceSavedSchema,
  experiencesSchema,
  languageSavedSchema,
  languagesSchema,
  ownSkillSavedSchema,
  ownSkillsSchema,
  type Certificate,
  type Experience,
  type Language,
  type OwnSkill,
} from '@plumbline/shared-schema/profile-entries';
import {
  portfolioItemSavedSchema,
  portfolioItemsSchema,
  type PortfolioItem,
} from '@plumbline/shared-schema/portfolios';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

const counted = (rows: readonly unknown[]) => ({ success: true, data: rows, count: rows.length });
const saved = (data: unknown, message: string) => ({ success: true, message, data });
const CREATED = { status: 201 };

const unsaid: Availability = { availableFrom: null, hours: [], daysOff: [], timeZone: null };

export const profileEntryReplies = {
  /** Anybody's. */
  profileSummary: (given: Partial<ProfileSummary> = {}) =>
    http.get(api('/users/:userId/profile-summary'), () =>
      answer(profileSummaryAnswerSchema, { success: true, data: { skills: [], works: 0, ...given } }),
    ),
  availability: (given: Partial<Availability> = {}) =>
    http.get(api('/availability/:userId'), () =>
      answer(availabilityAnswerSchema, { success: true, data: { ...unsaid, ...given } }),
    ),
  ownAvailability: (given: Partial<OwnAvailability> = {}) =>
    http.get(api('/availability/me'), () =>
      answer(ownAvailabilityAnswerSchema, {
        success: true,
        data: { ...unsaid, feedUrl: null, ...given },
      }),
    ),
  availabilitySaved: (data: OwnAvailability) =>
    http.put(api('/availability/me'), () =>
      answer(ownAvailabilitySavedSchema, saved(data, 'Availability saved')),
    ),
  calendarLinked: (data: OwnAvailability) =>
    http.post(api('/availability/me/feed'), () =>
      answer(ownAvailabilitySavedSchema, saved(data, 'The calendar has a new address')),
    ),
  languages: (rows: Language[] = []) =>
    http.get(api('/languages/me'), () => answer(languagesSchema, counted(rows))),
  languageAdded: (data: Language) =>
    http.post(api('/languages'), () => answer(languageSavedSchema, saved(data, 'Language added'), CREATED)),
  languageChanged: (data: Language) =>
    http.put(api(`/languages/${data._id}`), () =>
      answer(languageSavedSchema, saved(data, 'Language updated')),
    ),
  ownSkills: (rows: OwnSkill[] = []) =>
    http.get(api('/skills'), () => answer(ownSkillsSchema, counted(rows))),
  skillAdded: (data: OwnSkill) =>
    http.post(api('/skills/add'), () =>
      answer(ownSkillSavedSchema, saved(data, 'Skill added successfully'), CREATED),
    ),
  certificates: (rows: Certificate[] = []) =>
    http.get(api('/certificates/user/:userId'), () => answer(certificatesSchema, counted(rows))),
  certificateAdded: (data: Certificate) =>
    http.post(api('/certificates/add'), () =>
      answer(certificateSavedSchema, saved(data, 'Certification added!'), CREATED),
    ),
  certificateChanged: (data: Certificate) =>
    http.put(api(`/certificates/${data._id}`), () =>
      answer(certificateSavedSchema, saved(data, 'Certification updated!')),
    ),
  experiences: (rows: Experience[] = []) =>
    http.get(api('/experiences'), () => answer(experiencesSchema, counted(rows))),
  experienceAdded: (data: Experience) =>
    http.post(api('/experiences/add'), () =>
      answer(experienceSavedSchema, saved(data, 'Work experience added!'), CREATED),
    ),
  experienceChanged: (data: Experience) =>
    http.put(api(`/experiences/${data._id}`), () =>
      answer(experienceSavedSchema, saved(data, 'Work experience updated!')),
    ),
  portfolios: (rows: PortfolioItem[] = []) =>
    http.get(api('/portfolios'), () => answer(portfolioItemsSchema, counted(rows))),
  portfolioAdded: (data: PortfolioItem) =>
    http.post(api('/portfolios'), () =>
      answer(portfolioItemSavedSchema, saved(data, 'Portfolio added successfully!'), CREATED),
    ),
  portfolioChanged: (data: PortfolioItem) =>
    http.put(api(`/portfolios/${data._id}`), () =>
      answer(portfolioItemSavedSchema, saved(data, 'Portfolio updated successfully!')),
    ),
};

/** Every list of a profile, empty unless given: `...reply.profileLists({ languages: [aLanguage()] })`. */
type Lists = {
  languages?: Language[];
  skills?: OwnSkill[];
  certificates?: Certificate[];
  experiences?: Experience[];
  portfolios?: PortfolioItem[];
  availability?: Partial<Availability>;
};
export const profileLists = ({
  languages,
  skills,
  certificates,
  experiences,
  portfolios,
  availability,
}: Lists = {}) => [
  profileEntryReplies.languages(languages),
  profileEntryReplies.ownSkills(skills),
  profileEntryReplies.certificates(certificates),
  profileEntryReplies.experiences(experiences),
  profileEntryReplies.portfolios(portfolios),
  profileEntryReplies.ownAvailability(availability),
  profileEntryReplies.availability(availability),
];
