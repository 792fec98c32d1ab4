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
};
/** `year`: four digits while it is typed. */
type SaveCertificateForm = { certificateName: string; issuedBy: string; year: unknown };

export type FormValues<Name extends EntryName> = Forms[Name]['values'];
export type FormInput<Name extends EntryName> = Forms[Name]['input'];
/** `entries`: those the profile has. */
export type FieldsProps<Name extends EntryName> = { entries: readonly EntryRows[Name][] };
export type RowProps<Name extends EntryName> = {
  entry: EntryRows[Name];
  onChange: (input: FormInput<Name>) => void;
};
