/** The passwords of eight characters and more that lead every published list of stolen ones. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12341234 11111111 00000000 87654321 88888888 123123123 987654321 0987654321
  password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword passwort motdepasse
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 azertyui azertyuiop
  azerty123 asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 jetaime1 sunshine sunshine1 princess princess1 football
  football1 baseball basketball superman batman123 starwars trustno1 whatever computer internet michelle jennifer
  liverpool chelsea1 charlie1 welcome1 welcome123 letmein1 letmein123 admin123 administrator changeme changeme1
  abcd1234 abcdefgh abc12345 a1b2c3d4 aa123456 test1234 testtest secret123 master123 dragon123 monkey123 shadow123
  freedom1 mustang1 bonjour1 doudou123 loulou123 soleil123 marseille chocolat nicolas1 plumbline plumbline1`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * True for a password that attackers try first, whatever its case. The client warns; the server refuses it where the
 * operator says so.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
