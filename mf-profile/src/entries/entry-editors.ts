import type { ComponentType } from 'react';
import { useDeletePortfolioItemMutation } from '@plumbline/shared-api/portfolios';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';
import {
  useDeleteCertificateMutation,
  useDeleteExperienceMutation,
  useDeleteLanguageMutation,
  useDeleteSkillMutation,
  useSaveCertificateMutation,
  useSaveExperienceMutation,
  useSaveLanguageMutation,
} from '@plumbline/shared-api/profile-entries';
import type { ExperienceForm } from '@plumbline/shared-schema/profile-entries';
import type { useZodForm } from '@plumbline/shared-ui/Form';
import type { FieldsProps, FormInput, FormValues, RowProps } from './entry-forms';
import type { EntryName, EntryRows } from './entry-kinds';
import { CertificateFields } from './fields/CertificateFields';
import { ExperienceFields } from './fields/ExperienceFields';
import { LanguageFields } from './fields/LanguageFields';
import { LanguageRow } from './fields/LanguageRow';
import { PortfolioFields } from './fields/PortfolioFields';
import { SkillFields } from './fields/SkillFields';
import { SkillRow } from './fields/SkillRow';
import { useAddSkill } from './use-add-skill';
import { useSavePortfolio } from './use-save-portfolio';

type FormOptions<Name extends EntryName> = Parameters<
  typeof useZodForm<FormValues<Name>, FormInput<Name>>
>[0];

type Call<Arg> = (arg: Arg) => { unwrap: () => Promise<{ message: string; data?: unknown }> };

type EntryEditor<Name extends EntryName> = {
  useSave: () => Call<EntryToSave<FormInput<Name>>>;
  useRemove: () => Call<string>;
  loadSchema: (
    entries: () => readonly EntryRows[Name][],
    entry: EntryRows[Name] | undefined,
  ) => Promise<SchemaOf<Name>>;
  /** Of an entry, and of a new one. */
  toValues: (entry?: EntryRows[Name]) => FormOptions<Name>['defaultValues'];
  /** What is sent where it is not what the schema gives. */
  toInput?: (input: FormInput<Name>, entry?: EntryRows[Name]) => FormInput<Name>;
  Fields: ComponentType<FieldsProps<Name>>;
  /** Saving is off while one of them is blank. */
  needed: readonly (keyof FormValues<Name> & string)[];
  /** In a dialog that edits all together. */
  Row?: ComponentType<RowProps<Name>>;
  /** Keys of `schema`; `notAdded` and `notChanged` where the answer holds no entry. */
  failures: Record<'add' | 'change' | 'remove', string> &
    Partial<Record<'notAdded' | 'notChanged' | 'notAnswered', string>>;
};
type SchemaOf<Name extends EntryName> = Awaited<
  ReturnType<NonNullable<Extract<FormOptions<Name>, { schema?: undefined }>['loadSchema']>>
>;

const loadSchemas = () => import('@plumbline/shared-schema/profile-entries');
const year = (instant: string) => instant.slice(0, 4);

const NO_EXPERIENCE: ExperienceForm = {
  jobTitle: '',
  company: '',
  startDate: '',
  endDate: '',
  description: '',
  currentlyWorking: false,
};

/** The second half of `ENTRY_KINDS`: what only the owner needs, and only in a dialog. */
export const ENTRY_EDITORS: { readonly [Name in EntryName]: EntryEditor<Name> } = {
  languages: {
    useSave: () => useSaveLanguageMutation()[0],
    useRemove: () => useDeleteLanguageMutation()[0],
    loadSchema: async (entries) =>
      (await loadSchemas()).languageFormSchema(() => entries().map(({ name }) => name)),
    toValues: () => ({ name: '' }),
    Fields: LanguageFields,
    needed: ['name', 'proficiency'],
    Row: LanguageRow,
    failures: {
      add: 'failures.addLanguage',
      change: 'failures.languageNotUpdated',
      remove: 'failures.removeLanguage',
      notAdded: 'failures.languageNotCreated',
      notChanged: 'failures.languageNotUpdated',
    },
  },
  skills: {
    useSave: useAddSkill,
    useRemove: () => useDeleteSkillMutation()[0],
    loadSchema: async () => (await loadSchemas()).saveSkillSchema,
    toValues: () => ({ name: '' }),
    Fields: SkillFields,
    needed: ['name'],
    Row: SkillRow,
    failures: { add: 'failures.addSkill', change: 'failures.addSkill', remove: 'failures.deleteSkill' },
  },
  certificates: {
    useSave: () => useSaveCertificateMutation()[0],
    useRemove: () => useDeleteCertificateMutation()[0],
    loadSchema: async () => (await loadSchemas()).saveCertificateSchema,
    toValues: (entry) => ({
      certificateName: entry?.certificateName ?? '',
      issuedBy: entry?.issuedBy ?? '',
      year: entry ? year(entry.year) : '',
    }),
    // The day of a year that stays is kept.
    toInput: (input, entry) =>
      entry && year(entry.year) === year(input.year) ? { ...input, year: entry.year } : input,
    Fields: CertificateFields,
    needed: ['certificateName', 'issuedBy', 'year'],
    failures: {
      add: 'failures.update',
      change: 'failures.update',
      remove: 'failures.deleteCertificate',
      notAdded: 'failures.noData',
    },
  },
  experiences: {
    useSave: () => useSaveExperienceMutation()[0],
    useRemove: () => useDeleteExperienceMutation()[0],
    loadSchema: async () => (await loadSchemas()).experienceFormSchema,
    toValues: (entry) => ({
      ...NO_EXPERIENCE,
      ...(entry && {
        ...entry,
        startDate: entry.startDate.slice(0, 10),
        endDate: entry.endDate?.slice(0, 10) ?? '',
        currentlyWorking: entry.endDate === undefined,
      }),
    }),
    Fields: ExperienceFields,
    needed: ['jobTitle', 'company', 'startDate'],
    failures: {
      add: 'failures.saveExperience',
      change: 'failures.saveExperience',
      remove: 'failures.deleteExperience',
    },
  },
  portfolios: {
    useSave: useSavePortfolio,
    useRemove: () => useDeletePortfolioItemMutation()[0],
    loadSchema: async (_entries, entry) =>
      (await import('@plumbline/shared-schema/portfolios')).portfolioFormSchema(entry === undefined),
    toValues: (entry) => ({
      description: entry?.description ?? '',
      cost: entry?.cost,
      serviceTime: entry?.serviceTime,
      before: undefined,
      after: undefined,
    }),
    Fields: PortfolioFields,
    // Unlike the others it says what is missing when it is saved.
    needed: [],
    failures: {
      add: 'failures.addPortfolio',
      change: 'failures.updatePortfolio',
      remove: 'failures.deletePortfolio',
      notAdded: 'failures.invalidResponse',
      notChanged: 'failures.invalidResponse',
      notAnswered: 'failures.savePortfolio',
    },
  },
};
