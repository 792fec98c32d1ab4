import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { placeInputSchema } from '@plumbline/shared-schema/points';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { address, codeSchema, emailSchema, oneLine, phoneSchema } from '@plumbline/shared-schema/texts';
import { sameAddress } from '@plumbline/shared-schema/typed-text';
import {
  fullNameSchema,
  newPasswordSchema,
  parseJsonText,
  signUpUserTypeSchema,
  userSchema,
  websiteSchema,
} from '@plumbline/shared-schema/users';
import {
  DEVICE_TOKEN_MAX,
  ENTRY_NAME_MAX,
  FULL_NAME_MAX,
  JOB_SKILLS_MAX,
  LOGIN_PASSWORD_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PLACE_MAX,
} from '@plumbline/shared-schema/limits';

const shortText = oneLine(PLACE_MAX);
const shortTexts = z
  .preprocess(parseJsonText, z.array(oneLine(ENTRY_NAME_MAX, 'required')).max(JOB_SKILLS_MAX))
  .optional();

/** Multipart bodies say `true`, forms say true. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', ''])])
  .transform((value) => value === true || value === 'true' || value === 'on');

/** `POST /auth/register` (JSON, or multipart with `profile` and `nationalId` files beside these fields). 409 EMAIL_TAKEN. */
export const registerSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  userType: signUpUserTypeSchema,
  phoneNumber: phoneSchema.optional(),
  location: z.preprocess(parseJsonText, placeInputSchema).optional(),
  city: shortText.optional(),
  country: shortText.optional(),
  companyName: oneLine(FULL_NAME_MAX).optional(),
  businessType: shortText.optional(),
  website: websiteSchema.optional(),
  skills: shortTexts,
  preferredServices: shortTexts,
  termsAccepted: flag.optional(),
  deviceToken: z.string().max(DEVICE_TOKEN_MAX, says('tooLong')).optional(),
});
export type Register = Infer<typeof registerSchema>;
export type RegisterBody = InferInput<typeof registerSchema>;

/** Sign-up step 1: every field and a place are needed before Next. */
export const signUpStepOneSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  userType: signUpUserTypeSchema,
  password: z
    .string(says('passwordRequired'))
    .min(1, says('passwordRequired'))
    .min(PASSWORD_MIN, says('passwordMinSignUp'))
    .max(PASSWORD_MAX, says('passwordMax')),
  location: placeInputSchema,
});
export type SignUpStepOne = InferInput<typeof signUpStepOneSchema>;

const accepted = z.literal(true, says('termsRequired'));
const requiredPhone = phoneSchema.min(1, says('phoneRequired'));
const requiredCountry = shortText.min(1, says('countryRequired'));

/** Sign-up step 2 of a client. */
export const clientDetailsSchema = z.object({
  phoneNumber: requiredPhone,
  country: requiredCountry,
  preferredServices: z.array(z.string()).default([]),
  termsAccepted: accepted,
});
/** Sign-up step 2 of a contractor; the national ID travels as a file. */
export const contractorDetailsSchema = z.object({
  phoneNumber: requiredPhone,
  country: requiredCountry,
  skills: z.array(oneLine(ENTRY_NAME_MAX, 'required')).default([]),
  termsAccepted: accepted,
});
/** Sign-up step 2 of a company. */
export const companyDetailsSchema = z.object({
  companyName: oneLine(FULL_NAME_MAX).default(''),
  businessType: shortText.min(1, says('businessTypeRequired')),
  country: requiredCountry,
  website: websiteSchema.default(''),
  termsAccepted: accepted,
});

/** 201 of register; no token: the person signs in next. */
export const registeredSchema = z.object({ success: z.literal(true), message: z.string(), user: userSchema });
export type RegisteredAnswer = Infer<typeof registeredSchema>;

/** `POST /auth/login`: the server compares, it never measures. 401 INVALID_CREDENTIALS, 429 TOO_MANY_SIGN_INS. */
export const loginSchema = z.object({
  email: z.string(says('emailRequired')).overwrite(sameAddress).min(1, says('emailRequired')).max(1024),
  password: z.string(says('passwordRequired')).min(1, says('passwordRequired')).max(1024),
  /** 30 days instead of 12 hours. */
  remember: z.boolean().optional(),
});
export type Login = Infer<typeof loginSchema>;

/** The sign-in form is stricter than the call: minimum 6 characters. */
export const loginFormSchema = z.object({
  email: emailSchema,
  password: z
    .string()
    .min(1, says('passwordRequired'))
    .min(LOGIN_PASSWORD_MIN, says('passwordMinLogin'))
    .max(PASSWORD_MAX, says('passwordMax')),
  remember: z.boolean().default(false),
});

/** 200 of login. `token`: opaque, for `Authorization: Bearer`. */
export const signedInSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user: userSchema,
});
export type SignedIn = Infer<typeof signedInSchema>;

/** `POST /auth/forgot-password`: same answer for unknown addresses. */
export const forgotPasswordSchema = z.object({ email: emailSchema });
/** Forgot password, step 1. */
export const forgotPasswordFormSchema = z.object({
  email: address('enterEmail'),
});
export type ForgotPassword = Infer<typeof forgotPasswordSchema>;

/** `PUT /auth/reset-password`: 400 RESET_TOKEN_INVALID when wrong, expired or used. */
export const resetPasswordSchema = z.object({
  token: z.string().min(1, says('required')).max(512),
  email: emailSchema,
  newPassword: newPasswordSchema,
});
export type ResetPassword = Infer<typeof resetPasswordSchema>;

/** Forgot password, step 3. */
export const resetPasswordFormSchema = z
  .object({
    newPassword: z
      .string()
      .min(1, says('fillAllFields'))
      .min(PASSWORD_MIN, says('passwordMin'))
      .max(PASSWORD_MAX, says('passwordMax')),
    confirmPassword: z.string().min(1, says('fillAllFields')),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: says('passwordsDoNotMatch'),
  });
export type ResetPasswordForm = Infer<typeof resetPasswordFormSchema>;

/** The settings' form: what stands in it is checked before any call. */
export const changePasswordFormSchema = z
  .object({
    oldPassword: z.string().min(1, says('oldPasswordRequired')).max(1024, says('tooLong')),
    newPassword: z
      .string()
      .min(1, says('newPasswordRequired'))
      .min(PASSWORD_MIN, says('passwordMin'))
      .max(PASSWORD_MAX, says('passwordMax')),
    confirmPassword: z.string().min(1, says('confirmPasswordRequired')),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: says('newPasswordsDoNotMatch'),
  });
export type ChangePasswordForm = Infer<typeof changePasswordFormSchema>;

/** `PUT /users/update-password`: 400 OLD_PASSWORD_INCORRECT; other sessions are revoked. */
export const updatePasswordSchema = z.object({
  oldPassword: z.string(says('oldPasswordRequired')).min(1, says('oldPasswordRequired')).max(1024),
  newPassword: newPasswordSchema,
});
export type UpdatePassword = Infer<typeof updatePasswordSchema>;

/** `POST /auth/verify-email`: 400 CODE_INVALID after a wrong, used or old code, or the fifth try. */
export const verifyEmailSchema = z.object({
  email: emailSchema,
  code: codeSchema,
});
export type VerifyEmail = Infer<typeof verifyEmailSchema>;

/** `POST /auth/resend-code`: 429 RESEND_TOO_SOON within 60 s. */
export const resendCodeSchema = z.object({ email: emailSchema });

/** One signed-in device. `GET /auth/sessions`; `DELETE /auth/sessions/{id}` revokes it. */
const sessionSchema = z.object({
  _id: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  expiresAt: instantSchema,
  userAgent: z.string().nullable(),
  /** Browser and system, as far as we know them: `Firefox · Windows`. */
  device: z.string(),
  address: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type Session = Infer<typeof sessionSchema>;

/** `GET /auth/sessions`: one's own, the one seen last first. */
export const sessionsSchema = z.object({
  success: z.literal(true),
  data: z.array(sessionSchema),
  count: z.number().int(),
});
