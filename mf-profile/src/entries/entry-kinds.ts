import type { ComponentType } from 'react';
import { useListPortfolioItemsQuery } from '@plumbline/shared-api/portfolios';
import {
  useListCertificatesQuery,
  useListExperiencesQuery,
  useListLanguagesQuery,
  useListOwnSkillsQuery,
} from '@plumbline/shared-api/profile-entries';
import type { PortfolioItem } from '@plumbline/shared-schema/portfolios';
import type { Certificate, Experience, Language, OwnSkill } from '@plumbline/shared-schema/profile-entries';
import { titleOf } from '@plumbline/shared-schema/work-title';
import type { useLabels } from '@plumbline/shared-ui/labels';
import type { QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { CertificateLine } from './lines/CertificateLine';
import { ExperienceLine } from './lines/ExperienceLine';
import { LanguageLine } from './lines/LanguageLine';
import { PortfolioLine } from './lines/PortfolioLine';
import { SkillLine } from './lines/SkillLine';

/** The lists of a contractor's profile and what each is made of. */
export type EntryRows = {
  languages: Language;
  skills: OwnSkill;
  certificates: Certificate;
  experiences: Experience;
  portfolios: PortfolioItem;
};
export type EntryName = keyof EntryRows;

type Option = ReturnType<typeof useLabels>['option'];

type EntryKind<Row> = {
  /** Of the person with this id. */
  useList: (userId: string) => QueryLike<Row[]>;
  /** One entry, as everybody reads it. */
  Line: ComponentType<{ entry: Row }>;
  /** Tells an entry from the others, in the reader's language. */
  nameOf: (entry: Row, option: Option) => string;
  /** Key of the text for a list that did not load. */
  failed: string;
  look: 'chips' | 'lines' | 'blocks' | 'gallery';
  /** Edited together in one dialog, or each in its own. */
  editing: 'together' | 'each';
  /** As they are shown; as answered, newest first, without it. */
  arrange?: (rows: readonly Row[]) => readonly Row[];
};

/** The table that pages are made from; what a dialog needs beside it stands in `entry-editors`. */
export const ENTRY_KINDS: { readonly [Name in EntryName]: EntryKind<EntryRows[Name]> } = {
  languages: {
    useList: useListLanguagesQuery,
    Line: LanguageLine,
    nameOf: ({ name }, option) => option('language', name),
    failed: 'schema:failures.languages',
    look: 'lines',
    editing: 'together',
  },
  skills: {
    useList: useListOwnSkillsQuery,
    Line: SkillLine,
    nameOf: ({ name }, option) => option('skill', name),
    failed: 'schema:failures.loadSkills',
    look: 'chips',
    editing: 'together',
    // What somebody names first is what they do most, and the search tells it in this order.
    arrange: (rows) => [...rows].reverse(),
  },
  certificates: {
    useList: useListCertificatesQuery,
    Line: CertificateLine,
    nameOf: ({ certificateName }) => certificateName,
    failed: 'schema:failures.loadProfile',
    look: 'lines',
    editing: 'each',
  },
  experiences: {
    useList: useListExperiencesQuery,
    Line: ExperienceLine,
    nameOf: ({ jobTitle, company }) => `${jobTitle}, ${company}`,
    failed: 'schema:failures.loadExperience',
    look: 'blocks',
    editing: 'each',
    arrange: (rows) => [...rows].sort(latestFirst),
  },
  portfolios: {
    useList: useListPortfolioItemsQuery,
    Line: PortfolioLine,
    nameOf: ({ description }) => titleOf(description),
    failed: 'schema:failures.loadPortfolio',
    look: 'gallery',
    editing: 'each',
  },
};

export const SIDE_ENTRIES = ['languages', 'skills', 'certificates'] as const;

export function isEntryName(text: string): text is EntryName {
  return Object.hasOwn(ENTRY_KINDS, text);
}

/** What goes on still, then by its end, then by its start. */
function latestFirst(one: Experience, other: Experience): number {
  const end = ({ endDate }: Experience) => endDate ?? '9999';
  return end(other).localeCompare(end(one)) || other.startDate.localeCompare(one.startDate);
}
