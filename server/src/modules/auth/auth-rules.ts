import type { Config } from '../../config';

/** What the operator decides about accounts. */
export type AuthRules = Pick<
  Config,
  'limits' | 'isLoadTest' | 'areCommonPasswordsRefused' | 'isVerifiedEmailRequired' | 'codeTries' | 'resendSeconds'
>;
