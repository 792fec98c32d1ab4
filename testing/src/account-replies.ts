import { accessSchema, type GoogleAccess } from '@plumbline/shared-schema/access';
import { http } from 'msw';
import {
  accountDeletionAnswerSchema,
  accountDeletionSavedSchema,
  type AccountDeletion,
} from '@plumbline/shared-schema/account-deletion';
import { agreedSchema } from '@plumbline/shared-schema/agreements';
import { sessionsSchema, signedInSchema, type Session } from '@plumbline/shared-schema/auth';
import {
  emailStateAnswerSchema,
  emailStateSavedSchema,
  type EmailState,
} from '@plumbline/shared-schema/email-change';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySavedSchema,
  passkeysSchema,
  type Passkey,
} from '@plumbline/shared-schema/passkeys';
import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { proofAnswerSchema, proofSentSchema, type Proof } from '@plumbline/shared-schema/proofs';
import {
  recoveryCodesSchema,
  twoStepAnswerSchema,
  twoStepBegunSchema,
  type TwoStep,
} from '@plumbline/shared-schema/two-step';
import {
  accountExportAnswerSchema,
  accountExportSavedSchema,
  type AccountExport,
} from '@plumbline/shared-schema/account-export';
import type { User } from '@plumbline/shared-schema/users';
import { AT } from '@plumbline/testing/builders/instants';
import { aUser } from '@plumbline/testing/builders/users';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

const begun = {
  secret: 'GEZDGNBV',
  address: 'otpauth://totp/Plumbline:nora%40example.com?secret=GEZDGNBV&issuer=Plumbline',
  qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
};

const noExport: AccountExport = {
  state: 'none',
  requestedAt: null,
  expiresAt: null,
  url: null,
  bytes: null,
};

const PROOF_PATHS = {
  nationalId: '/users/me/national-id',
  licence: '/users/me/licence',
  insurance: '/users/me/insurance',
} as const;

export const accountReplies = {
  agreed: (data: User) =>
    http.put(api('/users/me/agreement'), () =>
      answer(agreedSchema, { success: true, message: 'Thank you. We have noted that you agree.', data }),
    ),
  twoStep: (data: TwoStep) =>
    http.get(api('/users/me/two-step'), () => answer(twoStepAnswerSchema, { success: true, data })),
  twoStepBegun: () =>
    http.post(api('/users/me/two-step'), () => answer(twoStepBegunSchema, { success: true, data: begun })),
  twoStepConfirmed: (recoveryCodes: string[]) =>
    http.put(api('/users/me/two-step'), () =>
      answer(recoveryCodesSchema, {
        success: true,
        message: 'Two-step sign-in is on',
        data: { recoveryCodes },
      }),
    ),
  codesRenewed: (recoveryCodes: string[]) =>
    http.post(api('/users/me/two-step/recovery-codes'), () =>
      answer(recoveryCodesSchema, {
        success: true,
        message: 'New recovery codes made',
        data: { recoveryCodes },
      }),
    ),
  twoStepOff: () =>
    http.post(api('/users/me/two-step/off'), () =>
      answer(messageSchema, { success: true, message: 'Two-step sign-in is off' }),
    ),
  secondStep: (user: User = aUser()) =>
    http.post(api('/auth/two-step'), () =>
      answer(signedInSchema, { success: true, message: 'Logged in successfully', token: 'test-token', user }),
    ),
  passkeys: (data: Passkey[] = []) =>
    http.get(api('/users/me/passkeys'), () => answer(passkeysSchema, { success: true, data })),
  passkeyBegun: () =>
    http.post(api('/users/me/passkeys/options'), () =>
      answer(passkeyCreationSchema, {
        success: true,
        data: {
          challenge: 'AAAA',
          rp: { id: 'localhost', name: 'Plumbline' },
          user: { id: 'BBBB', name: 'nora@example.com', displayName: 'Nora' },
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        },
      }),
    ),
  passkeySaved: (method: 'post' | 'put', data: Passkey) =>
    http[method](api(method === 'post' ? '/users/me/passkeys' : '/users/me/passkeys/:id'), () =>
      answer(passkeySavedSchema, {
        success: true,
        message: method === 'post' ? 'Passkey added' : 'Passkey renamed',
        data,
      }),
    ),
  passkeyRemoved: () =>
    http.post(api('/users/me/passkeys/:id/remove'), () =>
      answer(messageSchema, { success: true, message: 'Passkey removed' }),
    ),
  access: (google: GoogleAccess = 'none') =>
    http.get(api('/users/me/access'), () => answer(accessSchema, { success: true, data: { google } })),
  googleRemoved: () =>
    http.post(api('/users/me/access/google/remove'), () =>
      answer(messageSchema, { success: true, message: 'Sign-in with Google removed' }),
    ),
  accessEnded: () =>
    http.post(api('/users/me/access/end'), () =>
      answer(messageSchema, { success: true, message: 'Nobody else has access any more' }),
    ),
  passkeyAsked: () =>
    http.post(api('/auth/passkey/options'), () =>
      answer(passkeyRequestSchema, { success: true, data: { challenge: 'AAAA', rpId: 'localhost' } }),
    ),
  passkeySignIn: (user: User = aUser()) =>
    http.post(api('/auth/passkey'), () =>
      answer(signedInSchema, { success: true, message: 'Logged in successfully', token: 'test-token', user }),
    ),
  accountDeletion: (data: AccountDeletion) =>
    http.get(api('/users/me/deletion'), () => answer(accountDeletionAnswerSchema, { success: true, data })),
  deletionAsked: (data: AccountDeletion) =>
    http.post(api('/users/me/deletion'), () =>
      answer(accountDeletionSavedSchema, {
        success: true,
        message: 'Your account will be deleted in 14 days',
        data,
      }),
    ),
  accountKept: (data: AccountDeletion) =>
    http.delete(api('/users/me/deletion'), () =>
      answer(accountDeletionSavedSchema, { success: true, message: 'Your account stays', data }),
    ),
  emailState: (data: EmailState = { email: aUser().email, pending: null }) =>
    http.get(api('/users/me/email'), () => answer(emailStateAnswerSchema, { success: true, data })),
  emailCodeSent: (data: EmailState) =>
    http.post(api('/users/me/email'), () =>
      answer(emailStateSavedSchema, { success: true, message: 'We sent a code to the new address', data }),
    ),
  emailConfirmed: (data: EmailState) =>
    http.put(api('/users/me/email'), () =>
      answer(emailStateSavedSchema, { success: true, message: 'Your email address was changed', data }),
    ),
  emailKept: (data: EmailState) =>
    http.delete(api('/users/me/email'), () =>
      answer(emailStateSavedSchema, { success: true, message: 'Your email address stays as it is', data }),
    ),
  accountExport: (given: Partial<AccountExport> = {}) =>
    http.get(api('/users/me/export'), () =>
      answer(accountExportAnswerSchema, { success: true, data: { ...noExport, ...given } }),
    ),
  exportAsked: () =>
    http.post(api('/users/me/export'), () =>
      answer(
        accountExportSavedSchema,
        {
          success: true,
          message: 'We are putting your data together',
          data: { ...noExport, state: 'making', requestedAt: AT },
        },
        { status: 202 },
      ),
    ),
  sessions: (data: Session[]) =>
    http.get(api('/auth/sessions'), () =>
      answer(sessionsSchema, { success: true, data, count: data.length }),
    ),
  proof: (kind: ProofKind, sentAt: string | null = null, judged: Partial<Proof> = {}) =>
    http.get(api(PROOF_PATHS[kind]), () =>
      answer(proofAnswerSchema, {
        success: true,
        data: {
          sentAt,
          state: sentAt === null ? 'none' : 'waiting',
          refusal: null,
          licence: kind === 'licence' ? { number: null, expiresOn: null } : null,
          insurance: null,
          ...judged,
        },
      }),
    ),
  proofSent: (kind: ProofKind) =>
    http.put(api(PROOF_PATHS[kind]), () =>
      answer(proofSentSchema, {
        success: true,
        message: 'Sent',
        data: { sentAt: AT, state: 'waiting', refusal: null, licence: null, insurance: null },
      }),
    ),
};
