/** Whose turn it is among the kinds of writes: each is written as often as those that follow upon it need. */
import { WRITE_KINDS } from './write-kinds.mjs';

const NAMES = Object.keys(WRITE_KINDS);
const followersOf = (name) => NAMES.filter((one) => one !== name && WRITE_KINDS[one].after === name);
const isAlone = (name) => WRITE_KINDS[name].isAlone === true;

/** How many of it one of each of its followers needs. */
function weightOf(name) {
  const followers = followersOf(name);
  const shares = followers.filter(isAlone).map(weightOf);
  const others = followers.filter((one) => !isAlone(one)).map(weightOf);
  return Math.max(
    1,
    shares.reduce((sum, weight) => sum + weight, 0),
    ...others,
  );
}
const WEIGHTS = Object.fromEntries(NAMES.map((name) => [name, weightOf(name)]));

/** `take()`: what is to be written next; `passOn`: a deal in which this was written. */
export function createTurns(people) {
  const begun = Object.fromEntries(NAMES.map((name) => [name, 0]));
  const waiting = Object.fromEntries(NAMES.map((name) => [name, []]));
  const newDeal = () => ({ ...people, of: {}, writes: {} });
  const isRound = (name) => WRITE_KINDS[name].after === name;
  for (const name of NAMES.filter(isRound)) waiting[name].push(newDeal());

  const isRoot = (name) => WRITE_KINDS[name].after === undefined;
  const isThere = (name) => isRoot(name) || waiting[name].length > (WRITE_KINDS[name].keeps ?? 0);
  const leastOf = (names, countOf) =>
    names.toSorted((one, other) => countOf(one) / WEIGHTS[one] - countOf(other) / WEIGHTS[other])[0];

  return {
    take: ({ mayUpload }) => {
      const isPossible = (name) => isThere(name) && (mayUpload || !WRITE_KINDS[name].hasFiles);
      const name = leastOf(NAMES.filter(isPossible), (one) => begun[one]);
      return { name, turn: begun[name]++, deal: isRoot(name) ? newDeal() : waiting[name].shift() };
    },
    passOn: (name, deal) => {
      const followers = followersOf(name);
      const one = leastOf(followers.filter(isAlone), (other) => begun[other] + waiting[other].length);
      for (const follower of [...followers.filter((other) => !isAlone(other)), one])
        if (follower !== undefined) waiting[follower].push(deal);
      if (isRound(name)) waiting[name].push(deal);
    },
  };
}
