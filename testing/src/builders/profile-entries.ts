import {
  certificateSchema,
  experienceSchema,
  languageSchema,
  ownSkillSchema,
  type Certificate,
  type Experience,
  type Language,
  type OwnSkill,
} from '@plumbline/shared-schema/profile-entries';
import type { Picture } from '@plumbline/shared-schema/pictures';
import { portfolioItemSchema, type PortfolioItem } from '@plumbline/shared-schema/portfolios';
import { anId } from './ids';

/** Marcus speaks French well. */
export function aLanguage(overrides: Partial<Language> = {}): Language {
  return languageSchema.parse({ _id: anId(500), name: 'French', proficiency: 'fluent', ...overrides });
}

export function anOwnSkill(overrides: Partial<OwnSkill> = {}): OwnSkill {
  return ownSkillSchema.parse({ _id: anId(510), name: 'Lead work', ...overrides });
}

export function aCertificate(overrides: Partial<Certificate> = {}): Certificate {
  return certificateSchema.parse({
    _id: anId(520),
    certificateName: 'Gas Safe',
    issuedBy: 'The guild',
    year: '2019-01-01T00:00:00.000Z',
    ...overrides,
  });
}

/** Marcus works there still. */
export function anExperience(overrides: Partial<Experience> = {}): Experience {
  return experienceSchema.parse({
    _id: anId(530),
    jobTitle: 'Plumber',
    company: 'Harbor & Stone',
    startDate: '2019-05-04T00:00:00.000Z',
    description: 'Kitchens and bathrooms.',
    ...overrides,
  });
}

/** A picture that is three wide and two high, in every size. */
const aPicture = (name: string): Picture => ({
  url: `/api/v1/files/${name}/picture?largest=1280&sig=1.a`,
  largest: 1280,
  width: 1200,
  height: 800,
  blur: null,
});

/** A bathroom of Marcus'. */
export function aPortfolioItem(overrides: Partial<PortfolioItem> = {}): PortfolioItem {
  return portfolioItemSchema.parse({
    _id: anId(540),
    before: '/api/v1/files/before',
    after: '/api/v1/files/after',
    pictures: { before: aPicture('before'), after: aPicture('after') },
    description: 'Bathroom, tiled anew',
    cost: 1200.5,
    serviceTime: 6,
    ...overrides,
  });
}
