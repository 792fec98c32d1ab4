/** The jobs of the search benchmark in numbers and words: the same on every run. */

export const CATEGORIES = ['residential', 'commercial', 'industrial', 'architects-construction'];
export const EMPLOYMENT = ['Full-Time', 'Part-Time', 'Contract', 'Freelance'];

const TRADES =
  'kitchen roof bathroom drain plumbing tile repair wall floor paint window door garden fence brick concrete electrical wiring heating boiler pipe sink shower toilet ceiling insulation plaster carpentry cabinet staircase balcony terrace chimney gutter foundation masonry scaffolding renovation extension garage driveway paving drywall flooring lighting ventilation solar panel pump meter inspection maintenance demolition welding steel timber glass facade cuisine toiture salle robinet carrelage fuite mur peinture fenêtre porte jardin clôture brique béton électricité chauffage chaudière tuyau douche plafond isolation plâtre menuiserie escalier balcon terrasse cheminée gouttière fondation maçonnerie échafaudage rénovation façade'.split(
    ' ',
  );
const SYLLABLES = 'bar cor del fen gil hor jun kem lon mar nor pel quin ros sal tur ven wil yor zam'.split(
  ' ',
);

/** Pseudo-random numbers, the same for the same `seed`. */
export function createRandom(seed) {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (count) => Math.floor(next() * count);
  return { next, upTo, from: (list) => list[upTo(list.length)] };
}

const world = createRandom('world');
const invented = () => world.from(SYLLABLES) + world.from(SYLLABLES) + world.from(SYLLABLES);

/** Words by how often they are written: the first is in most jobs, the last in few. */
export const VOCABULARY = [...new Set([...TRADES, ...Array.from({ length: 4_000 }, invented)])].slice(
  0,
  3_000,
);

/** Name and centre, the largest first. */
export const CITIES = Array.from({ length: 300 }, (_, index) => [
  `${invented()} ${index}`,
  30 + world.next() * 25,
  -120 + world.next() * 140,
]);

/** Swaps two neighbouring letters. */
export function misspelt(word, { upTo }) {
  const letters = [...word];
  const at = 1 + upTo(letters.length - 2);
  [letters[at], letters[at + 1]] = [letters[at + 1], letters[at]];
  return letters.join('');
}
