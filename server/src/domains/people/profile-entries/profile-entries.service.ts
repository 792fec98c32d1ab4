import { matchKey } from '@plumbline/shared-schema/job-types';
import { PROFILE_ENTRIES_MAX } from '@plumbline/shared-schema/limits';
import type {
  Certificate,
  Experience,
  Language,
  OwnSkill,
  SaveCertificate,
  SaveExperience,
  SaveLanguage,
  SaveSkill,
} from '@plumbline/shared-schema/profile-entries';
import type { Database, Transaction, Tx } from '../../../database/connect';
import { getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import { createOwnRowsService } from '../../../http/own-rows/own-rows.service';
import type { SkillsRepository } from '../skills/skills.repository';
import { createProfileEntriesRepository } from './profile-entries.repository';
import type { ExperienceRow } from './profile-entries.repository';

type Dependencies = {
  database: Database;
  transaction: Transaction;
  skills: SkillsRepository;
  outbox: Outbox;
};

export type ProfileEntries = ReturnType<typeof createProfileEntries>;

/** The lists of a contractor's profile, each of them rows of its owner. */
export function createProfileEntries({ database, transaction, skills, outbox }: Dependencies) {
  const entries = createProfileEntriesRepository(database);
  const shared = {
    missing: 'ENTRY_NOT_FOUND',
    limit: { max: PROFILE_ENTRIES_MAX, code: 'ENTRY_LIMIT' },
    notifyChanged: (tx: Tx, userId: string) => outbox.add(tx, 'profile.changed', { userId }),
    transaction,
  } as const;

  return {
    languages: createOwnRowsService({
      ...shared,
      rows: entries.languages,
      taken: { constraint: 'languages_once', code: 'LANGUAGE_EXISTS' },
      toRow: (userId, input: SaveLanguage) => ({ ...input, userId }),
      toChanges: (input: SaveLanguage) => input,
      toWire: ({ id: _id, name, proficiency }): Language => ({ _id, name, proficiency }),
    }),

    skills: createOwnRowsService({
      ...shared,
      rows: entries.skills,
      taken: { constraint: 'user_skills_once', code: 'SKILL_EXISTS' },
      toRow: (userId, { name }: SaveSkill) => ({ userId, name, nameKey: matchKey(name) }),
      afterAdd: (tx, { name }) => skills.record(tx, [name]),
      toChanges: ({ name }: SaveSkill) => ({ name, nameKey: matchKey(name) }),
      toWire: ({ id: _id, name }): OwnSkill => ({ _id, name }),
    }),

    certificates: createOwnRowsService({
      ...shared,
      rows: entries.certificates,
      toRow: (userId, input: SaveCertificate) => ({ ...withYear(input), userId }),
      toChanges: withYear,
      toWire: ({ id: _id, certificateName, issuedBy, year }): Certificate => ({
        _id,
        certificateName,
        issuedBy,
        year: year.toISOString(),
      }),
    }),

    experiences: createOwnRowsService({
      ...shared,
      rows: entries.experiences,
      toRow: (userId, input: SaveExperience) => ({ ...withDates(input), userId }),
      toChanges: withDates,
      toWire: toExperience,
    }),

    /** Anybody's. */
    getExperience: async (id: string): Promise<Experience> =>
      toExperience(await getExisting(id, entries.experiences.find, shared.missing)),
  };
}

const withYear = (input: SaveCertificate) => ({ ...input, year: new Date(input.year) });

const withDates = ({ startDate, endDate, ...input }: SaveExperience) => ({
  ...input,
  startDate: new Date(startDate),
  endDate: endDate === undefined ? null : new Date(endDate),
});

function toExperience(row: ExperienceRow): Experience {
  const { id: _id, jobTitle, company, startDate, endDate, description } = row;
  return {
    _id,
    jobTitle,
    company,
    startDate: startDate.toISOString(),
    ...(endDate && { endDate: endDate.toISOString() }),
    description,
  };
}
