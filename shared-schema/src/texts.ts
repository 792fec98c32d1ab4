import { says, type ValidationKey } from '@plumbline/shared-schema/validation';
import { z } from '@plumbline/shared-schema/zod';
import {
  cleanLine,
  cleanLines,
  cleanPhone,
  digitsOfCode,
  internationalNumber,
  isPhone,
  isReadable,
  sameAddress,
} from '@plumbline/shared-schema/typed-text';
import { CODE_LENGTH, EMAIL_MAX, PHONE_MAX, URL_MAX } from '@plumbline/shared-schema/limits';

/** Every text of a request that a person types is one of these. Answers take what is stored, as it is. */

/** A name, a title, a place: one line. `required`: the message where nothing is written; without it '' is fine. */
export function oneLine(max: number, required?: ValidationKey) {
  const line = z.string(required && says(required)).overwrite(cleanLine);
  if (required === undefined) return line.max(max, says('tooLong'));
  return line.min(1, says(required)).max(max, says('tooLong')).refine(isReadable, says('unreadable'));
}

/** A description, a message: as many lines as it has. `required` as above. */
export function manyLines(max: number, required?: ValidationKey) {
  const text = z
    .string(required && says(required))
    .overwrite(cleanLines)
    .trim();
  return (required === undefined ? text : text.min(1, says(required))).max(max, says('tooLong'));
}

const oneAt = (address: string) => address.split('@').length <= 2;
const ADDRESS =
  /^(?!\.)(?!.*\.[.@])[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** An address as it is kept and compared: see `sameAddress`. `required`: the message where nothing is written. */
export function address(required: ValidationKey) {
  return z
    .string(says(required))
    .overwrite(sameAddress)
    .min(1, says(required))
    .max(EMAIL_MAX, says('invalidEmail'))
    .refine(oneAt, says('oneEmail'))
    .regex(/^\S*$/, says('emailSpace'))
    .regex(/^[^,;:<>()[\]"\\]*$/, says('emailSign'))
    .regex(ADDRESS, says('invalidEmail'));
}

export const emailSchema = address('emailRequired');

/** A telephone's number, 5–15 digits and an extension; '' clears it. */
export const phoneSchema = z
  .string()
  .overwrite(cleanPhone)
  .max(PHONE_MAX, says('phoneInvalid'))
  .refine((number) => number === '' || isPhone(number), says('phoneInvalid'));

/** A number that can get text messages: `internationalNumber` gives it as providers take it. */
export const mobileSchema = z
  .string(says('phoneRequired'))
  .overwrite(cleanPhone)
  .min(1, says('phoneRequired'))
  .max(PHONE_MAX, says('phoneInvalid'))
  .refine((number) => internationalNumber(number) !== null, says('phoneInternational'));

/** A link. Its pattern says whether '' is one. */
export function webAddress(pattern: RegExp) {
  return z
    .string(says('required'))
    .overwrite(cleanLine)
    .max(URL_MAX, says('websiteInvalid'))
    .regex(pattern, says('websiteInvalid'));
}

/** The digits of a mailed code, however they were written. */
export const codeSchema = z
  .string()
  .overwrite(digitsOfCode)
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), says('codeInvalid'));
