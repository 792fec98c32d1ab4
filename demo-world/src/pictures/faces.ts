import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';
import { drawPencil, HATS, HEADWEAR } from './hats';

const GROUNDS = ['#dbe7f5', '#f7dfcb', '#e1efe4', '#f3dfe0', '#f6ebc4', '#d6e6e3'];
const SKINS = ['#f3d3b8', '#e6b893', '#c98d62', '#a56a43', '#7a4a2c'];
const HAIRS = ['#2a211c', '#4a3324', '#7a4f2a', '#a9784a', '#8a8682', '#1d1c22'];
/** Hair of the two darkest skins: a lighter one would not show on them. */
const DARK_HAIRS = ['#1d1c22', '#2a211c', '#17120f', '#5c5855'];
const LIPS = '#d68f7f';
const CLOTHES = ['#2f5d62', '#a4553a', '#45597c', '#6f5a7d', '#5c6b3c', '#3d4448'];
/** Their owners have lived a little. */
const GREYS = ['#8a8682', '#5c5855'];
const BLUSH = '#d9604a40';
const INK = '#2a2420';

/** Hair before and behind the head. */
type Hair = { front: string; back?: string };

const SHORT: readonly Hair[] = [
  { front: 'M38 54q-4-32 26-32t26 32q-4-14-14-18q-18 6-38 18Z' },
  { front: 'M38 56q-6-38 30-36q26 2 22 36q-6-18-24-22q-12 14-28 22Z' },
  { front: 'M39 50q2-28 25-28t25 28q-10-12-25-12t-25 12Z' },
  { front: 'M39 52q-6-34 25-34t25 34q0-12-8-14t-10-6q-6 8-14 6t-10 4q-6 2-8 10Z' },
];
const LONG: readonly Hair[] = [
  {
    back: 'M36 58q-4-40 28-40t28 40v36q-8 6-14 2h-28q-6 4-14-2Z',
    front: 'M38 56q0-30 26-32t26 32q-8-16-20-20q-10 14-32 20Z',
  },
  { back: 'M36 58q-4-38 28-38t28 38v20h-56Z', front: 'M38 54q2-28 26-30t26 30q-10-12-26-12t-26 12Z' },
  {
    back: 'M52 18a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z',
    front: 'M39 52q0-28 25-28t25 28q-8-14-25-14t-25 14Z',
  },
  {
    back: 'M34 62q-8-46 30-46t30 46q8 26-4 36l-10-4h-32l-10 4q-12-10-4-36Z',
    front: 'M38 58q-4-34 30-34q22 2 22 34q-4-18-18-22q-16 4-34 22Z',
  },
];

/** First names of the demo world whose faces have longer hair and no beard. */
const WOMEN: ReadonlySet<string> = new Set(
  (
    'Agnieszka Aisha Amélie Ana Angela Becky Brenda Bronwyn Camille Caroline Chantal Claire Elena Fatou Fiona ' +
    'Geneviève Grace Hannah Harriet Imogen Ingrid Inès Jenny Katarzyna Leila Lupe Marie-Ève Meera Mei-Ling Monique ' +
    'Nadia Naomi Nour Priya Rosa Sarah Sophie Thandiwe Wendy Yolanda'
  ).split(' '),
);

const BEARD = 'M40 60q0 32 24 32t24-32q-6 10-24 10t-24-10Z';
const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
const line = (path: string, colour = INK, width = 2.4) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** `trade`: of who is shown at work. */
export type Sitter = { name: string; trade?: string | undefined };

/** A portrait as SVG, the same for the same name. Who is at work wears overalls, about half of them what their trade wears on the head. */
export function drawFace({ name, trade }: Sitter): string {
  const random = createRandom(seedOf(name));
  const hasLongHair = WOMEN.has(name.split(' ')[0] ?? '');
  const skin = random.pick(SKINS);
  const colour = random.pick(SKINS.indexOf(skin) < 3 ? HAIRS : DARK_HAIRS);
  const hair = random.pick(hasLongHair ? LONG : SHORT);
  const beard = !hasLongHair && random.chance(0.35) ? fill(BEARD, colour) : '';
  const parts = [
    `<rect width="128" height="128" fill="${random.pick(GROUNDS)}"/>`,
    hair.back ? fill(hair.back, colour) : '',
    drawBody(random, { skin, isAtWork: trade !== undefined }),
    `<circle cx="39" cy="59" r="5" fill="${skin}"/><circle cx="89" cy="59" r="5" fill="${skin}"/>`,
    `<ellipse cx="64" cy="56" rx="25" ry="29" fill="${skin}"/>`,
    fill('M64 27a25 29 0 0 1 0 58a46 46 0 0 0 0-58Z', '#0000000d'),
    `<circle cx="48" cy="68" r="6" fill="${BLUSH}"/><circle cx="80" cy="68" r="6" fill="${BLUSH}"/>`,
    GREYS.includes(colour) ? line('M45 68q-2 5 1 9M83 68q2 5-1 9M55 41q9-3 18 0', '#00000030', 1.6) : '',
    beard,
    drawFeatures(random, beard === '' ? INK : LIPS),
    drawHead(random, { trade, hair: fill(hair.front, colour) }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="11 4 106 106">${parts.join('')}</svg>`;
}

function drawHead(random: Random, { trade, hair }: { trade: string | undefined; hair: string }): string {
  const wear = trade === undefined || random.chance(0.5) ? undefined : HEADWEAR[trade];
  if (wear === undefined) return hair;
  return wear === 'pencil' ? hair + drawPencil() : HATS[wear](random);
}

function drawBody(random: Random, { skin, isAtWork }: { skin: string; isAtWork: boolean }): string {
  const shirt = random.pick(CLOTHES);
  const straps = isAtWork
    ? line('M44 98v30M84 98v30', '#00000055', 9)
    : line('M54 94l10 14 10-14', '#ffffffaa', 4);
  return `<rect x="54" y="74" width="20" height="26" fill="${skin}"/>${fill('M54 83q10 8 20 0v7q-10 7-20 0Z', '#00000022')}${fill('M12 128q4-36 42-36h20q38 0 42 36Z', shirt)}${straps}`;
}

function drawFeatures(random: Random, mouth: string): string {
  const eyes =
    '<circle cx="55" cy="57" r="2.7" fill="#2a2420"/><circle cx="73" cy="57" r="2.7" fill="#2a2420"/>';
  const smile = random.pick(['M54 74q10 8 20 0', 'M56 75q8 5 16 0', 'M54 73q10 11 20 0']);
  const glasses = random.chance(0.22)
    ? '<g fill="none" stroke="#2a2420" stroke-width="2"><circle cx="55" cy="57" r="8"/><circle cx="73" cy="57" r="8"/></g>'
    : '';
  return (
    eyes +
    line('M50 49q5-3 9 0M69 49q5-3 9 0') +
    line('M64 59l-2 8h4', '#00000044') +
    line(smile, mouth) +
    glasses
  );
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0;
}
