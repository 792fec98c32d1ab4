import type { ForgotPassword, ResetPassword, VerifyEmail } from '@plumbline/shared-schema/auth';
import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import { api } from '@plumbline/shared-api/api';
import { reviseSessionUser } from '@plumbline/shared-api/session';
import { onSuccess, stale } from '@plumbline/shared-api/tags';

/**
 * What is done with the code or the link of a mail. Rejections: CODE_INVALID, RESET_TOKEN_INVALID and
 * PASSWORD_TOO_COMMON 400; RESEND_TOO_SOON and RATE_LIMITED 429 with `retryAfter`. None tells whether an address has
 * an account.
 */
export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<MessageAnswer, VerifyEmail>({
      query: (body) => ({ url: 'auth/verify-email', method: 'POST', body, token: null }),
      invalidatesTags: onSuccess(() => stale('Me')),
      async onQueryStarted({ email }, { dispatch, queryFulfilled }) {
        const isRight = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isRight) return;
        dispatch(
          reviseSessionUser((user) => (user.email === email ? { ...user, emailVerified: true } : user)),
        );
      },
    }),
    resendCode: build.mutation<MessageAnswer, ForgotPassword>({
      query: (body) => ({ url: 'auth/resend-code', method: 'POST', body, token: null }),
    }),
    forgotPassword: build.mutation<MessageAnswer, ForgotPassword>({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body, token: null }),
    }),
    resetPassword: build.mutation<MessageAnswer, ResetPassword>({
      query: (body) => ({ url: 'auth/reset-password', method: 'PUT', body, token: null }),
    }),
  }),
});

export const {
  useVerifyEmailMutation,
  useResendCodeMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = recoveryApi;
