import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { localDay } from '@plumbline/shared-schema/calendar';
import { dateInputSchema, dayInstantSchema, dayOf, latestToday } from '@plumbline/shared-schema/dates';
import { countedOf, dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { BIO_MAX, ENTRY_NAME_MAX, PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { PROFICIENCIES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';
import { cleanLine, plainDigits } from '@plumbline/shared-schema/typed-text';

/** The lists of a contractor's profile: languages, skills, certifications, employment history. */

const isPast = (date: string) => dayOf(date) <= latestToday();

/** `?userId=`: whose list; without it the caller's own. */
export const entriesQuerySchema = z.object({ userId: idSchema.optional() });
export const entriesOfUserParamsSchema = z.object({ userId: idSchema });

export const languageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  proficiency: z.enum(PROFICIENCIES),
});
export type Language = Infer<typeof languageSchema>;
export const languagesSchema = countedOf(languageSchema);
export const languageSavedSchema = savedOf(languageSchema);

/** 409 LANGUAGE_EXISTS where the name stands in the list already, in whatever case. */
export const saveLanguageSchema = z.object({
  name: oneLine(ENTRY_NAME_MAX, 'languageRequired'),
  proficiency: z.enum(PROFICIENCIES, says('proficiencyRequired')),
});
export type SaveLanguage = Infer<typeof saveLanguageSchema>;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Dialog "Edit Languages": none that stands in the profile already. */
export const languageFormSchema = (names: () => readonly string[]) =>
  saveLanguageSchema.refine(({ name }) => !names().some((other) => isSame(name, other)), {
    path: ['name'],
    message: 'errors.LANGUAGE_EXISTS',
  });

/** A skill of one person: `_id` is that of the entry, not of the catalogue. */
export const ownSkillSchema = z.object({ _id: z.string(), name: z.string() });
export type OwnSkill = Infer<typeof ownSkillSchema>;
export const ownSkillsSchema = countedOf(ownSkillSchema);
export const ownSkillSavedSchema = savedOf(ownSkillSchema);

/** 409 SKILL_EXISTS where one differs in case, spaces or hyphens only. A new name joins the catalogue. */
export const saveSkillSchema = z.object({ name: oneLine(ENTRY_NAME_MAX, 'skillRequired') });
export type SaveSkill = Infer<typeof saveSkillSchema>;

export const certificateSchema = z.object({
  _id: z.string(),
  certificateName: z.string(),
  issuedBy: z.string(),
  year: dayInstantSchema,
});
export type Certificate = Infer<typeof certificateSchema>;
export const certificatesSchema = countedOf(certificateSchema);
export const certificateSavedSchema = savedOf(certificateSchema);

const YEAR = /^\d{4}$/;
function dayOfYear(text: string): string {
  const year = plainDigits(cleanLine(text));
  return YEAR.test(year) ? `${year}-01-01` : text;
}

/** `2019`, `2019-05-04` or an ISO instant. */
const certificateYear = z
  .preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? dayOfYear(String(value)) : value),
    z.string(says('yearRequired')).pipe(dateInputSchema.refine(isPast, says('yearFuture'))),
  )
  .describe('YYYY, YYYY-MM-DD or an ISO instant, not in the future');

export const saveCertificateSchema = z.object({
  certificateName: oneLine(PROFILE_TITLE_MAX, 'certificateNameRequired'),
  issuedBy: oneLine(PROFILE_TITLE_MAX, 'issuedByRequired'),
  year: certificateYear,
});
export type SaveCertificate = Infer<typeof saveCertificateSchema>;

/** Without `endDate` the person works there still. */
export const experienceSchema = z.object({
  _id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  startDate: dayInstantSchema,
  endDate: dayInstantSchema.optional(),
  description: z.string(),
});
export type Experience = Infer<typeof experienceSchema>;
export const experienceDataSchema = dataOf(experienceSchema);
export const experiencesSchema = countedOf(experienceSchema);
export const experienceSavedSchema = savedOf(experienceSchema);

/** What an empty date field sends. */
const noDate = (value: unknown) => (value === '' || value === null ? undefined : value);

const experienceFields = (isOver: (date: string) => boolean) => ({
  jobTitle: oneLine(PROFILE_TITLE_MAX, 'jobTitleRequired'),
  company: oneLine(PROFILE_TITLE_MAX, 'companyRequired'),
  startDate: z.preprocess(
    noDate,
    z.string(says('startDateRequired')).pipe(dateInputSchema.refine(isOver, says('startDateFuture'))),
  ),
  endDate: z.preprocess(noDate, dateInputSchema.refine(isOver, says('endDateFuture')).optional()),
  description: manyLines(BIO_MAX).default(''),
});
type Period = { startDate: string; endDate?: string | undefined };
const endsAfterStart = ({ startDate, endDate }: Period) =>
  endDate === undefined || dayOf(endDate) >= dayOf(startDate);
const END_BEFORE_START = { path: ['endDate'], message: says('endBeforeStart') };

export const saveExperienceSchema = z
  .object(experienceFields(isPast))
  .refine(endsAfterStart, END_BEFORE_START);
export type SaveExperience = Infer<typeof saveExperienceSchema>;

const toInstant = (date: string) => new Date(date).toISOString();

/** Dialog "Add Work Experience": an end, or still working there; the days become instants. */
export const experienceFormSchema = z
  .object({ ...experienceFields((date) => dayOf(date) <= localDay()), currentlyWorking: z.boolean() })
  .refine(endsAfterStart, END_BEFORE_START)
  .refine(({ currentlyWorking, endDate }) => currentlyWorking || endDate !== undefined, {
    path: ['endDate'],
    message: says('endDateRequired'),
  })
  .transform(({ currentlyWorking, startDate, endDate, ...texts }): SaveExperience => ({
    ...texts,
    startDate: toInstant(startDate),
    endDate: currentlyWorking || endDate === undefined ? undefined : toInstant(endDate),
  }));
export type ExperienceForm = InferInput<typeof experienceFormSchema>;
