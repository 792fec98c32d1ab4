import type { Random } from './random';

/** Words a text may ask for by name; each is drawn once and then stays the same in every text of one job. */
export type Slots = Record<string, readonly string[]>;

export type Renderer = (template: string) => string;

/**
 * Fills `{name}` from the slots (drawn once per renderer, so a title and its description agree)
 * and `[one|another]` by a fresh draw. An unknown name throws: a misspelt slot must not reach a page.
 */
export function createRenderer(slots: Slots, random: Random): Renderer {
  const drawn = new Map<string, string>();

  function valueOf(name: string): string {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const options = slots[name];
    if (!options) throw new Error(`Unknown slot {${name}}`);
    const value = render(random.pick(options));
    drawn.set(name, value);
    return value;
  }

  function render(template: string): string {
    return template
      .replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => random.pick(options.split('|')))
      .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  }

  return (template) => capitalised(render(template));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
