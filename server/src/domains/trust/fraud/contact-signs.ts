/** What leads away from the site when it stands in a first message. Each is a sign, no proof. */
const CONTACT_SIGNS: readonly RegExp[] = [
  // An e-mail address, also spelled out.
  /[\w.+-]+@[\w-]+\.\w{2,}/i,
  /\b[\w.+-]+\s*[([{]\s*at\s*[)\]}]\s*[\w-]+/i,
  // A telephone number: nine digits or more with what people put between them.
  /(?:\+|\b)\d(?:[\s().-]{0,2}\d){8,}/,
  // Other services, and paying past this one.
  /\b(?:whats\s?app|telegram|signal app|viber|wechat|snapchat|wa\.me|t\.me)\b/i,
  /\b(?:western union|moneygram|paypal|venmo|cash\s?app|zelle)\b/i,
];

export function hasOutsideContact(text: string): boolean {
  return CONTACT_SIGNS.some((sign) => sign.test(text));
}
