import { dayAhead } from '@plumbline/shared-schema/dates';
import {
  experienceFormSchema,
  hasLanguage,
  saveCertificateSchema,
  saveExperienceSchema,
  savePortfolioSchema,
} from '@plumbline/shared-schema/profile-entries';
import { fieldErrors } from '@plumbline/shared-schema/validation';

const certificate = { certificateName: 'Gas Safe', issuedBy: 'City of New York' };
const experience = { jobTitle: 'Plumber', company: 'Bell & Sons', startDate: '2020-01-15' };

test.each(['2020', 2020, '2020-05-04', '2020-05-04T10:00:00.000Z'])(
  'the year of a certificate may be %j',
  (year) => {
    expect(saveCertificateSchema.safeParse({ ...certificate, year }).success).toBe(true);
  },
);

test.each([
  ['', 'validation.yearRequired'],
  [undefined, 'validation.yearRequired'],
  ['20', 'validation.invalidDate'],
  ['2021-02-30', 'validation.invalidDate'],
  ['2999', 'validation.yearFuture'],
])('the year %j is refused with %s', (year, message) => {
  const { error } = saveCertificateSchema.safeParse({ ...certificate, year });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ year: message });
});

test('work without an end date is current; an end before the start is refused', () => {
  expect(saveExperienceSchema.safeParse(experience).success).toBe(true);
  const { error } = saveExperienceSchema.safeParse({ ...experience, endDate: '2019-12-31' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ endDate: 'validation.endBeforeStart' });
});

test('work may start today anywhere on earth, not next week', () => {
  expect(saveExperienceSchema.safeParse({ ...experience, startDate: dayAhead(1) }).success).toBe(true);
  expect(saveExperienceSchema.safeParse({ ...experience, startDate: dayAhead(7) }).success).toBe(false);
});

test('the form asks for an end date unless the work is current', () => {
  const form = { ...experience, description: '', endDate: '' };
  const { error } = experienceFormSchema.safeParse({ ...form, currentlyWorking: false });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ endDate: 'validation.endDateRequired' });
  expect(experienceFormSchema.safeParse({ ...form, currentlyWorking: true }).success).toBe(true);
});

test('a portfolio item takes its numbers as text', () => {
  expect(savePortfolioSchema.parse({ description: 'Bathroom', cost: '1200.50', serviceTime: '9' })).toEqual({
    description: 'Bathroom',
    cost: 1200.5,
    serviceTime: 9,
  });
  const { error } = savePortfolioSchema.safeParse({ description: ' ', cost: '', serviceTime: '1.5' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({
    description: 'validation.fillRequiredFields',
    cost: 'validation.fillRequiredFields',
    serviceTime: 'validation.wholeNumber',
  });
});

test('a language is the same in any case', () => {
  expect(hasLanguage([{ name: 'French' }], ' french ')).toBe(true);
});
