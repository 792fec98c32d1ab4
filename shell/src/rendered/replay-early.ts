type Early = { element: Element; value?: string; checked?: boolean };

declare global {
  var __plumblineEarly: { kept: Early[]; stop: () => void } | undefined;
}

const EVERY_MS = 30;
const PATIENCE_MS = 10_000;

/** React marks each node that it listens for; the recorder looks for the same. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Does again, in order, what was typed and clicked before anybody listened: until React has taken over `page` too. */
export function replayEarly(page: Element | null | undefined): void {
  const { kept = [], stop } = globalThis.__plumblineEarly ?? {};
  const isHere = () => !page?.isConnected || isTaken(page);
  let last = Infinity;

  function next(): void {
    const [first] = kept;
    if (last === Infinity && isHere()) last = performance.now() + PATIENCE_MS;
    const isOver = first === undefined && last !== Infinity;
    if (isOver || performance.now() > last) return stop?.();
    if (first && isTaken(first.element)) {
      kept.shift();
      replay(first);
    }
    setTimeout(next, EVERY_MS);
  }
  next();
}

function replay({ element, value, checked }: Early): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    if (element.checked !== checked) element.click();
  } else if (value !== undefined) {
    type(element, value);
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** React calls back only where the value differs from the one that it has seen last. */
function type(element: Element, value: string): void {
  const field = element as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  field.value = field instanceof HTMLSelectElement ? field.value : '';
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
