import type { Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { pressedKey } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePlaceSuggestions } from './use-place-suggestions';

type Options = {
  places: PlaceLookup;
  text: string;
  isReadOnly: boolean;
  /** Enter takes the first suggestion where none is marked. */
  takesFirst: boolean;
  onPick: (place: Place) => void;
};

const NONE = -1;

/** The list below a box: what stands in it, what is marked, and what the keys do. */
export function usePlaceList({ places, text, isReadOnly, takesFirst, onPick }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const { rows, isCurrent } = usePlaceSuggestions(places, text, isOpen && !isReadOnly);
  const isListed = rows.length > 0;

  function open() {
    setOpen(true);
    setActive(NONE);
  }

  function close() {
    setOpen(false);
    setActive(NONE);
  }

  function pick(place: Place) {
    close();
    onPick(place);
  }

  function move(step: 1 | -1) {
    if (!isListed) open();
    // Past either end is the input itself.
    else setActive(((active + 2 + step + rows.length) % (rows.length + 1)) - 1);
  }

  /** What Enter takes. */
  const chosen = rows[active] ?? (takesFirst && isCurrent ? rows[0] : undefined);

  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: isListed ? close : undefined,
    Enter: chosen && (() => pick(chosen)),
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = actions[pressedKey(event) ?? ''];
    if (!act || isReadOnly) return;
    // Neither the form is sent nor the dialog closed.
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** Whether the text as it stands has been looked up. */
  const isAnswered = isOpen && isCurrent;
  return { rows, isListed, isAnswered, active, mark: setActive, open, close, pick, onKeyDown };
}
