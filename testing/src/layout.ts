/**
 * jsdom lays nothing out, and a virtualised list without a height shows nothing. Gives every scroller 600 px and each
 * row of it 60. Returns a function that takes the layout away again.
 */
export function giveLayout(): () => void {
  const { prototype } = HTMLElement;
  const parent = Object.getOwnPropertyDescriptor(prototype, 'offsetParent');
  Object.defineProperty(prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  Object.assign(prototype, {
    scrollTo(this: HTMLElement, { top = 0 }: ScrollToOptions) {
      this.scrollTop = top;
    },
    scrollBy(this: HTMLElement, { top = 0 }: ScrollToOptions) {
      this.scrollTop += top;
    },
  });
  Object.assign(globalThis, { ResizeObserver: SizeTeller });

  return () => {
    if (parent) Object.defineProperty(prototype, 'offsetParent', parent);
    Reflect.deleteProperty(prototype, 'scrollTo');
    Reflect.deleteProperty(prototype, 'scrollBy');
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  };
}

/** jsdom has no `matchMedia`. Gives the page room for columns; returns a function that takes it away again. */
export function giveWideScreen(): () => void {
  const nothing = () => {};
  const listen = {
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  window.matchMedia = (media) => ({ media, matches: media.includes('min-width'), ...listen }) as never;
  return () => Reflect.deleteProperty(window, 'matchMedia');
}

class SizeTeller implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  #isOver = false;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const height = target.tagName === 'LI' ? 60 : 600;
    const contentRect = { width: 600, height } as DOMRectReadOnly;
    queueMicrotask(() => {
      if (!this.#isOver) this.#tell([{ target, contentRect } as ResizeObserverEntry], this);
    });
  }
  unobserve(): void {}
  disconnect(): void {
    this.#isOver = true;
  }
}
