/** What a `Form` shows of a refused submission: a text on top, and message keys for its fields. */
export class Refusal extends Error {
  readonly fields: Record<string, string>;

  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}
