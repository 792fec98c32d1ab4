import type { PortfolioFields, PortfolioForm } from '@plumbline/shared-schema/portfolios';
import type {
  ExperienceForm,
  SaveCertificate,
  SaveExperience,
  SaveLanguage,
  SaveSkill,
} from '@plumbline/shared-schema/profile-entries';
import type { EntryName, EntryRows } from './entry-kinds';

/** What a form holds, and what it sends. */
type Forms = {
  languages: { values: SaveLanguage; input: SaveLanguage };
  skills: { values: SaveSkill; input: SaveSkill };
  certificates: { values: SaveCertificateForm; input: SaveCertificate };
  experiences: { values: ExperienceForm; input: SaveExperience };
  portfolios: { values: PortfolioForm; input: PortfolioFields };
};
/** `year`: four digits while it is typed. */
type SaveCertificateForm = { certificateName: string; issuedBy: string; year: unknown };

export type FormValues<Name extends EntryName> = Forms[Name]['values'];
export type FormInput<Name extends EntryName> = Forms[Name]['input'];
/** `entries`: those the profile has; `entry`: the one to change. */
export type FieldsProps<Name extends EntryName> = {
  entries: readonly EntryRows[Name][];
  entry?: EntryRows[Name] | undefined;
};
export type RowProps<Name extends EntryName> = {
  entry: EntryRows[Name];
  /** Resolves to undefined after a failure, which has been shown. */
  onChange: (input: FormInput<Name>) => Promise<unknown>;
};
