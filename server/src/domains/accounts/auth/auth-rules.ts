import { PASSWORD_MIN } from '@plumbline/shared-schema/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../../settings/config';
import { AppError } from '../../../kit/errors';

/** The operator's settings for accounts. */
export type AuthRules = Pick<
  Config,
  | 'limits'
  | 'isLoadTest'
  | 'areCommonPasswordsRefused'
  | 'isVerifiedEmailRequired'
  | 'codeTries'
  | 'resendSeconds'
>;

/** PASSWORD_TOO_COMMON, where the operator refuses such passwords. */
export function refuseCommonPassword(
  password: string,
  { areCommonPasswordsRefused }: Pick<AuthRules, 'areCommonPasswordsRefused'>,
): void {
  if (areCommonPasswordsRefused && isCommonPassword(password)) throw new AppError('PASSWORD_TOO_COMMON');
}

/** What the published lists, English for the most part, leave out. */
const OURS =
  `motdepasse motdepasse1 motdepasse123 azertyui azertyuiop azerty123 jetaime1 bonjour1 bonjour123 soleil123
  doudou123 loulou123 chocolat marseille nicolas1 plumbline plumbline1 plumbline123 welcome123 letmein123 test1234`.split(
    /\s+/,
  );

/** Some 18,000 of eight characters and more; unpacked when first needed. Shorter ones are refused by their length. */
let common: Set<string> | undefined;

/** True for a password that attackers try first, whatever its case. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(
    [...(dictionary['passwords-common'] ?? []), ...OURS].filter((word) => word.length >= PASSWORD_MIN),
  );
  return common.has(password.toLowerCase());
}
