/** Where French wants a space that does not break, so that no line begins with a mark and no number is torn apart. */
const PLAIN = [
  / [;?!](?=$|[\s\p{P}<])/u,
  /\S :(?=$|[\s*"<\\(])/u,
  /« /u,
  / »/u,
  /\d \d{3}(?!\d)/u,
  // A figure and its unit.
  /\d (?:[KMG]o|[kcm]?m²?|h|[%$€])(?![\p{L}\d])/u,
];

/** The places of a text that have a plain space there. */
export function plainSpaces(text) {
  return PLAIN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** One line for each text, of `[key, text]`, that has one. */
export function spaceProblems(texts) {
  return texts.flatMap(([key, text]) =>
    plainSpaces(text).map((place) => `"${key}" has a space that may break in fr: "${place}"`),
  );
}
