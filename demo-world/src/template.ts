import type { Random } from '@plumbline/server/testing/random';

/** Words a text may ask for by name; each is drawn once and then stays the same in every text of one job. */
export type Slots = Record<string, readonly string[]>;

export type Renderer = (template: string) => string;

/** `{name}` or `[one|another]`, with the end of the sentence before it. */
const PART = /(?:[.!?] )?(?:\{\w+\}|\[[^[\]]*\|[^[\]]*\])/g;

/**
 * Fills `{name}` from the slots (drawn once per renderer, so a title and its description agree) and
 * `[one|another]` by a fresh draw; what starts a sentence within the text gets its capital.
 * An unknown name throws: a misspelt slot must not reach a page.
 */
export function createRenderer(slots: Slots, random: Random): Renderer {
  const drawn = new Map<string, string>();

  function valueOf(name: string): string {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const options = slots[name];
    if (!options) throw new Error(`Unknown slot {${name}}`);
    const value = random.pick(options);
    drawn.set(name, value);
    return value;
  }

  return (template) =>
    template.replace(PART, (part) => {
      const stop = /^[.!?] /.exec(part)?.[0] ?? '';
      const inner = part.slice(stop.length + 1, -1);
      const value = part.endsWith('}') ? valueOf(inner) : random.pick(inner.split('|'));
      return stop === '' ? value : stop + capitalised(value);
    });
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** French punctuation keeps its space and must not begin a line; English has no such spaces to change. */
export function typeset(text: string): string {
  return text
    .replace(/ ([?!;])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
}
