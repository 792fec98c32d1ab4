import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says, type ValidationKey } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { dateInputSchema, dayOf, instantSchema, isDate, latestToday } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { PROFICIENCIES } from '@plumbline/shared-schema/options';
import {
  BUDGET_MAX,
  ENTRY_DESCRIPTION_MAX,
  ENTRY_NAME_MAX,
  ENTRY_TEXT_MAX,
  SERVICE_DAYS_MAX,
} from '@plumbline/shared-schema/limits';

/** What contractors list on their profile; writes by others are 403, reads of others take `?userId=`. */

function requiredText(missing: ValidationKey, max: number) {
  return z.string(says(missing)).trim().min(1, says(missing)).max(max, says('tooLong'));
}

/** Reads of `/languages/me`, `/experiences`, `/skills/`, `/portfolios`. */
export const profileEntriesQuerySchema = z.object({ userId: idSchema.optional() });

export const languageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  proficiency: z.enum(PROFICIENCIES),
});
export type Language = Infer<typeof languageSchema>;
/** POST and PUT `/languages`: 409 LANGUAGE_EXISTS, case-insensitively. */
export const saveLanguageSchema = z.object({
  name: requiredText('languageRequired', ENTRY_NAME_MAX),
  proficiency: z.enum(PROFICIENCIES, says('proficiencyRequired')),
});
export type SaveLanguage = Infer<typeof saveLanguageSchema>;
export const languagesSchema = listOf(languageSchema);
export const languageAnswerSchema = dataOf(languageSchema);
export const languageSavedSchema = savedOf(languageSchema);

/** In `GET /skills/` `_id` is the link to the person, in `/skills/all` the catalogue's. */
export const skillSchema = z.object({ _id: z.string(), name: z.string() });
export type Skill = Infer<typeof skillSchema>;
/** `POST /skills/add`: 409 SKILL_EXISTS. */
export const addSkillSchema = z.object({ name: requiredText('skillRequired', ENTRY_NAME_MAX) });
export type AddSkill = Infer<typeof addSkillSchema>;
export const skillsSchema = listOf(skillSchema);
export const skillSavedSchema = savedOf(skillSchema);

export const certificateSchema = z.object({
  _id: z.string(),
  certificateName: z.string(),
  issuedBy: z.string(),
  year: instantSchema,
});
export type Certificate = Infer<typeof certificateSchema>;
/** `year`: `YYYY`, a date or an ISO instant, not in the future; stored and answered as an ISO instant. */
export const saveCertificateSchema = z.object({
  certificateName: requiredText('certificateNameRequired', ENTRY_TEXT_MAX),
  issuedBy: requiredText('issuedByRequired', ENTRY_TEXT_MAX),
  year: z
    .union([z.string(), z.number()], says('yearRequired'))
    .transform((year) => String(year).trim())
    .pipe(
      z
        .string()
        .min(1, says('yearRequired'))
        .transform((year) => (/^[12]\d{3}$/.test(year) ? `${year}-01-01` : year))
        .pipe(z.string().refine(isDate, says('invalidDate')))
        .refine((year) => dayOf(year) <= latestToday(), says('yearFuture')),
    ),
});
export type SaveCertificate = Infer<typeof saveCertificateSchema>;
export type SaveCertificateBody = InferInput<typeof saveCertificateSchema>;
export const certificatesSchema = listOf(certificateSchema);
export const certificateSavedSchema = savedOf(certificateSchema);

/** `endDate` null: works there now. */
export const experienceSchema = z.object({
  _id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  startDate: instantSchema,
  endDate: instantSchema.nullable(),
  description: z.string(),
});
export type Experience = Infer<typeof experienceSchema>;

const experienceFields = {
  jobTitle: requiredText('jobTitleRequired', ENTRY_TEXT_MAX),
  company: requiredText('companyRequired', ENTRY_TEXT_MAX),
  startDate: z
    .string(says('startDateRequired'))
    .min(1, says('startDateRequired'))
    .pipe(dateInputSchema)
    .refine((date) => dayOf(date) <= latestToday(), says('startDateFuture')),
  description: z.string().trim().max(ENTRY_DESCRIPTION_MAX, says('tooLong')).default(''),
};
const endDate = dateInputSchema.refine((date) => dayOf(date) <= latestToday(), says('endDateFuture'));

function endsAfterStart(entry: { startDate: string; endDate?: string | null | undefined }): boolean {
  return !entry.endDate || dayOf(entry.endDate) >= dayOf(entry.startDate);
}

/** POST `/experiences/add` and PUT `/experiences/{id}`; no `endDate`: current. */
export const saveExperienceSchema = z
  .object({ ...experienceFields, endDate: endDate.nullable().optional() })
  .refine(endsAfterStart, { path: ['endDate'], message: says('endBeforeStart') });
export type SaveExperience = Infer<typeof saveExperienceSchema>;
export type SaveExperienceBody = InferInput<typeof saveExperienceSchema>;

/** Dialog "Work Experience": the end date is required unless the job is current. */
export const experienceFormSchema = z
  .object({ ...experienceFields, endDate: z.union([z.literal(''), endDate]), currentlyWorking: z.boolean() })
  .refine((form) => form.currentlyWorking || form.endDate !== '', {
    path: ['endDate'],
    message: says('endDateRequired'),
  })
  .refine((form) => form.currentlyWorking || endsAfterStart(form), {
    path: ['endDate'],
    message: says('endBeforeStart'),
  });
export type ExperienceForm = InferInput<typeof experienceFormSchema>;
export const experiencesSchema = listOf(experienceSchema);
export const experienceAnswerSchema = dataOf(experienceSchema);
export const experienceSavedSchema = savedOf(experienceSchema);

/** `before`/`after`: signed URLs; `cost` in dollars; `serviceTime` in days. */
export const portfolioSchema = z.object({
  _id: z.string(),
  before: z.string(),
  after: z.string(),
  description: z.string(),
  cost: z.number(),
  serviceTime: z.number().int(),
  createdAt: instantSchema,
});
export type Portfolio = Infer<typeof portfolioSchema>;
/** POST (both images) and PUT (images optional) `/portfolios`: the text fields of the multipart body. */
export const savePortfolioSchema = z.object({
  description: requiredText('fillRequiredFields', ENTRY_DESCRIPTION_MAX),
  cost: numeric(
    dollarsSchema.min(0, says('tooSmall')).max(BUDGET_MAX, says('budgetMax')),
    'fillRequiredFields',
  ),
  serviceTime: numeric(
    z
      .number()
      .int(says('wholeNumber'))
      .min(1, says('serviceTimeRequired'))
      .max(SERVICE_DAYS_MAX, says('tooBig')),
    'fillRequiredFields',
  ),
});
export type SavePortfolio = Infer<typeof savePortfolioSchema>;
export type SavePortfolioForm = InferInput<typeof savePortfolioSchema>;
export const portfoliosSchema = listOf(portfolioSchema);
export const portfolioAnswerSchema = dataOf(portfolioSchema);
export const portfolioSavedSchema = savedOf(portfolioSchema);

/** True when a language of that name is already there, case-insensitively (SPEC §5). */
export function hasLanguage(languages: readonly { name: string }[], name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return languages.some((language) => language.name.toLowerCase() === wanted);
}
