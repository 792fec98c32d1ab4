/** The choices of a select, and the value it began with, which another client may have written freely. */
export function withCurrent(choices: readonly string[], current: string | undefined): string[] {
  return current && !choices.includes(current) ? [...choices, current] : [...choices];
}
