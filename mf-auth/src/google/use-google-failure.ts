import { isApiError } from '@plumbline/shared-api/api';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failures/use-failure-text';

type GoogleFailure = {
  /** Of a refused exchange of the code. */
  ofCall: (error: unknown) => string;
  /** Of a return without a code; what the address says is not trusted to be one of the known words. */
  ofReturn: (reason: string) => string;
};

/** Texts about a sign-in with Google that did not work (SPEC §8, identity provider). */
export function useGoogleFailure(): GoogleFailure {
  const { t } = useTranslation(['auth', 'schema']);
  const failureText = useFailureText();
  return {
    ofCall(error) {
      if (!isApiError(error)) return t('schema:failures.googleSignIn');
      switch (error.status) {
        case 0:
          return t('schema:failures.googleNoResponse');
        case 400:
          return t('schema:errors.GOOGLE_INFO_MISSING');
        case 409:
          return t('schema:errors.ACCOUNT_EXISTS');
        case 429:
          return failureText(error, 'schema:failures.googleSignIn');
        default:
          return t('schema:failures.googleSignIn');
      }
    },
    ofReturn(reason) {
      switch (reason) {
        case 'notConfigured':
          return t('auth:google.notSetUp');
        case 'missingInfo':
          return t('schema:errors.GOOGLE_INFO_MISSING');
        case 'cancelled':
          return t('auth:google.cancelled');
        case 'expired':
          return t('auth:google.expired');
        default:
          return t('schema:failures.googleWidget');
      }
    },
  };
}
