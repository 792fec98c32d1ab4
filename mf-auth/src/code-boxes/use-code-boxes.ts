import { CODE_LENGTH } from '@plumbline/shared-schema/limits';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { changed, digitsIn, digitsOf, put } from './code-text';

type CodeBoxesState = {
  group: RefObject<HTMLDivElement | null>;
  digits: string[];
  onType: (index: number, text: string) => void;
  onPaste: (index: number, event: ClipboardEvent) => void;
  onKeyDown: (index: number, event: KeyboardEvent) => void;
};

const LAST = CODE_LENGTH - 1;

/** The box that a key focuses, from box `index`. */
const MOVES: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => LAST,
};

/** Makes the boxes behave as one field: typing advances, pasting fills, arrows and Backspace move. */
export function useCodeBoxes(value: string, onChange: (value: string) => void): CodeBoxesState {
  const group = useRef<HTMLDivElement>(null);
  const digits = digitsOf(value);

  function focusBox(index: number) {
    const boxes = group.current?.querySelectorAll('input');
    boxes?.[Math.min(Math.max(index, 0), LAST)]?.focus();
  }

  /** A whole code fills all boxes, wherever it was pasted or filled in. */
  function fill(index: number, typed: string) {
    const start = typed.length >= CODE_LENGTH ? 0 : index;
    onChange(put(value, start, typed));
    focusBox(start + typed.length);
  }

  function erase(index: number) {
    const target = digits[index] === '' ? index - 1 : index;
    if (target < 0) return;
    onChange(put(value, target, ' '));
    focusBox(target);
  }

  return {
    group,
    digits,
    onType(index, text) {
      const typed = changed(digits[index] ?? '', text);
      if (typed === undefined) return;
      if (typed === '') onChange(put(value, index, ' '));
      else fill(index, typed);
    },
    onPaste(index, event) {
      event.preventDefault();
      const pasted = digitsIn(event.clipboardData.getData('text'));
      if (pasted !== '') fill(index, pasted);
    },
    onKeyDown(index, event) {
      const move = MOVES[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey || (!move && event.key !== 'Backspace')) return;
      event.preventDefault();
      if (move) focusBox(move(index));
      else erase(index);
    },
  };
}
