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

/** Nobody writes two: a sign between them was lost. */
const TWO = /\S\s{2,}\S/u;

/** Words whose hyphen ends no line. */
const TORN = /e-mails?/iu;

/** One line for each such place in texts of `[key, text]`. */
export function breakProblems(texts) {
  return texts.flatMap(([key, text]) => [
    ...plainSpaces(text).map((place) => `"${key}" has a space that may break in fr: "${place}"`),
    ...(TWO.exec(text) ?? []).map((place) => `"${key}" has two spaces together in fr: "${place}"`),
    ...(TORN.exec(text) ?? []).map((word) => `"${key}" has a hyphen that may break in fr: "${word}"`),
  ]);
}
