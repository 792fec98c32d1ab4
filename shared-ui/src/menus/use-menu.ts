import { pressedKey } from '@plumbline/shared-ui/action';
import { useEffect, useReducer, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { usePopover } from './popover';

type Start = 'first' | 'last';

const rows = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
];

/** The index that a key moves to from `at`, or `undefined` for other keys. */
function target(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const fromNext = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return fromNext.find((row) =>
    row.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
}

function isInView(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { top, bottom } = button.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Keyboard and focus of a menu button (WAI-ARIA practices): arrows, Home, End, first letters, Esc, Tab. */
export function useMenu(button: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const [start, setStart] = useState<Start>();
  const [, placeAgain] = useReducer((times: number) => times + 1, 0);

  const { onBlur } = usePopover({
    button,
    panel: menu,
    isOpen: start !== undefined,
    onScroll,
    onLeave: () => setStart(undefined),
  });

  useEffect(() => {
    if (!start) return;
    rows(menu.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start, menu]);

  /** The page also scrolls without anybody's doing, when something above loads or takes the focus. */
  function onScroll() {
    if (isInView(button.current)) placeAgain();
    else close({ preventScroll: true });
  }

  function close(options?: FocusOptions) {
    button.current?.focus(options);
    setStart(undefined);
  }

  return {
    isOpen: start !== undefined,
    open: setStart,
    close: () => close(),
    onButtonKey(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStart(event.key === 'ArrowDown' ? 'first' : 'last');
    },
    onMenuKey(event: KeyboardEvent) {
      if (pressedKey(event) === 'Escape') {
        event.stopPropagation();
        close();
        return;
      }
      const all = rows(menu.current);
      const next = target(event.key, all, all.indexOf(document.activeElement as HTMLElement));
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    onBlur,
  };
}
