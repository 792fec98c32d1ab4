import { signUpStepOneSchema } from '@plumbline/shared-schema/auth';
import type { SignUpStepOne } from '@plumbline/shared-schema/auth';
import { USER_TYPES } from '@plumbline/shared-schema/options';
import { useAddress } from '@plumbline/shared-ui/address';
import { useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import type { UseFormReturn } from '@plumbline/shared-ui/Form';

/** A complete step 1. */
export type Account = ReturnType<typeof signUpStepOneSchema.parse>;
export type AccountForm = UseFormReturn<SignUpStepOne, unknown, Account>;

export const ACCOUNT_DRAFT = 'sign-up';
/** Shared by the three roles, so that phone and country survive a change of role. */
export const DETAILS_DRAFT = 'sign-up:details';

export const ACCOUNT_FIELDS = ['fullName', 'email', 'password', 'userType', 'location'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** Step 1, kept through both steps and a reload. `?role=` preselects a role. */
export function useAccountForm(): AccountForm {
  const { get } = useAddress();
  const userType = USER_TYPES.find((role) => role === get('role'));
  const form = useZodForm({
    schema: signUpStepOneSchema,
    defaultValues: { fullName: '', email: '', password: '', ...(userType && { userType }) },
  });
  // The password is never stored, where every script and the next person at this computer could read it.
  useFormDraft(form, { key: ACCOUNT_DRAFT, leaveOut: ['password'], isKeptOnSubmit: true });
  return form;
}

/** The account as the form holds it; undefined while something is missing or wrong. */
export function readAccount(values: unknown): Account | undefined {
  return signUpStepOneSchema.safeParse(values).data;
}

/** Fields that are missing or wrong, in the order of the form. */
export function unfinishedFields(values: unknown): AccountField[] {
  const { error } = signUpStepOneSchema.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return ACCOUNT_FIELDS.filter((field) => wrong.has(field));
}
