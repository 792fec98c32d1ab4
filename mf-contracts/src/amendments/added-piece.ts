type Pieces = { head: string; added: string; tail: string };

/** Where one text is the other with a piece of whole words added. */
export function addedPiece(before: string, after: string): Pieces | undefined {
  // Characters, not their halves.
  const [was, will] = [[...before], [...after]];
  if (was.length >= will.length) return undefined;
  const changed = was.findIndex((character, index) => character !== will[index]);
  const start = changed === -1 ? was.length : changed;
  const end = will.length - (was.length - start);
  const tail = will.slice(end).join('');
  if (was.slice(start).join('') !== tail) return undefined;
  const [head, added] = [will.slice(0, start).join(''), will.slice(start, end).join('')];
  return isBetweenWords(head, added) && isBetweenWords(added, tail) ? { head, added, tail } : undefined;
}

function isBetweenWords(left: string, right: string): boolean {
  return left === '' || right === '' || /[\s\p{P}]$/u.test(left) || /^[\s\p{P}]/u.test(right);
}
