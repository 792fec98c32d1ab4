type Row = readonly number[];

/** Names that share their first letters: those from `from` on, before `before`. */
type Branch = {
  from: number;
  before: number;
  /** How many letters they share, and the code of the last of these. */
  depth: number;
  letter: number;
  /** Edits between what they share and each beginning of what was typed; `rowBefore`: with one letter less shared. */
  row: Row;
  rowBefore: Row;
};

/**
 * Ranges of the sorted names that `typed` begins, if at most `most` letters are changed, added, left out or swapped with
 * their neighbour. Goes through the names as through a tree, and only where few enough letters are wrong so far.
 */
export function nearlyBeginning(names: readonly string[], typed: string, most: number): [number, number][] {
  const row = emptyRow(typed);
  const open: Branch[] = [{ from: 0, before: names.length, depth: 0, letter: -1, row, rowBefore: [] }];
  const found: [number, number][] = [];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    if ((branch.row[typed.length] ?? Infinity) <= most) found.push([branch.from, branch.before]);
    else open.push(...longer(names, branch, typed).filter((next) => Math.min(...next.row) <= most));
  }
  return found;
}

/** Whether no more than `most` letters of the whole name are typed otherwise. */
export function isNearly(name: string, typed: string, most: number): boolean {
  if (Math.abs(name.length - typed.length) > most) return false;
  let step = { depth: 0, letter: -1, row: emptyRow(typed), rowBefore: [] as Row };
  for (let depth = 1; depth <= name.length; depth += 1) {
    const letter = name.charCodeAt(depth - 1);
    step = { depth, letter, row: nextRow(typed, step, letter), rowBefore: step.row };
  }
  return (step.row[typed.length] ?? Infinity) <= most;
}

/** Edits between nothing and each beginning of what was typed. */
function emptyRow(typed: string): Row {
  return Array.from({ length: typed.length + 1 }, (_none, at) => at);
}

/** A branch for each letter that comes next. */
function longer(names: readonly string[], branch: Branch, typed: string): Branch[] {
  const { depth, before, row: rowBefore } = branch;
  const branches: Branch[] = [];
  let from = branch.from;
  // The shorter of two names stands first, and has no next letter.
  while (from < before && names[from]?.length === depth) from += 1;
  while (from < before) {
    const letter = names[from]?.charCodeAt(depth) ?? 0;
    const end = endOf(names, { from, before, depth, letter });
    const row = nextRow(typed, branch, letter);
    branches.push({ from, before: end, depth: depth + 1, letter, row, rowBefore });
    from = end;
  }
  return branches;
}

/** Index of the first name after `from` whose letter at `depth` is another. */
function endOf(
  names: readonly string[],
  { from, before, depth, letter }: Pick<Branch, 'from' | 'before' | 'depth' | 'letter'>,
): number {
  let [low, high] = [from + 1, before];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]?.charCodeAt(depth) === letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nextRow(
  typed: string,
  { depth, letter: letterBefore, row, rowBefore }: Omit<Branch, 'from' | 'before'>,
  letter: number,
): Row {
  const next = [depth + 1];
  for (let at = 1; at <= typed.length; at += 1) {
    const isSame = typed.charCodeAt(at - 1) === letter;
    const isSwapped = typed.charCodeAt(at - 1) === letterBefore && typed.charCodeAt(at - 2) === letter;
    next[at] = Math.min(
      (row[at - 1] ?? 0) + (isSame ? 0 : 1),
      (row[at] ?? 0) + 1,
      (next[at - 1] ?? 0) + 1,
      isSwapped ? (rowBefore[at - 2] ?? 0) + 1 : Infinity,
    );
  }
  return next;
}
