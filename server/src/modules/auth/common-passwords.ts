import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '@plumbline/shared-schema/limits';

/** What the published lists, English for the most part, leave out. */
const OURS = `motdepasse motdepasse1 motdepasse123 azertyui azertyuiop azerty123 jetaime1 bonjour1 bonjour123 soleil123
  doudou123 loulou123 chocolat marseille nicolas1 plumbline plumbline1 plumbline123 welcome123 letmein123 test1234`.split(/\s+/);

/** Some 18,000 of eight characters and more, commonest first in the source; shorter ones are refused by their length. */
const COMMON = new Set([...(dictionary['passwords-common'] ?? []), ...OURS].filter((word) => word.length >= PASSWORD_MIN));

/** Is it one that an attacker tries first? Upper case does not help it. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
