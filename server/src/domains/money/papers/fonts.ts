import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { serverFolder } from '../../../settings/paths';

export type Weight = 'regular' | 'bold';
/** A part of a text that one font can draw. */
export type Run = { font: string; text: string };

const WEIGHTS = { regular: 400, bold: 700 } as const;
const SUBSETS = ['latin', 'latin-ext'] as const;
const UNKNOWN = '?';

/**
 * The static faces in WOFF of version 1: with those in version 2 a paper has its text and shows nothing of it. Found from
 * the package's folder, because in the bundle this file lies elsewhere.
 */
function fileOf(subset: (typeof SUBSETS)[number], weight: Weight): string {
  const find = createRequire(path.join(serverFolder, 'package.json'));
  return find.resolve(`@fontsource/archivo/files/archivo-${subset}-${WEIGHTS[weight]}-normal.woff`);
}

type Face = { name: string; bytes: Buffer; font: Font };

function readFace(subset: (typeof SUBSETS)[number], weight: Weight): Face {
  const bytes = fs.readFileSync(fileOf(subset, weight));
  return { name: `${subset} ${weight}`, bytes, font: create(bytes) as Font };
}

let loaded: Record<Weight, Face[]> | undefined;

/** Read with the first paper. */
export function facesOf(weight: Weight): readonly Face[] {
  loaded ??= {
    regular: SUBSETS.map((subset) => readFace(subset, 'regular')),
    bold: SUBSETS.map((subset) => readFace(subset, 'bold')),
  };
  return loaded[weight];
}

/** The text by the faces that have its letters; a letter that none has is a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of spaced(text)) {
    const run = faceOf(letter, weight);
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function faceOf(letter: string, weight: Weight): Run {
  const [first, ...others] = facesOf(weight);
  const code = letter.codePointAt(0) ?? 0;
  const face = [first, ...others].find((one) => one?.font.hasGlyphForCodePoint(code));
  return face === undefined ? { font: first?.name ?? '', text: UNKNOWN } : { font: face.name, text: letter };
}

/** French sets narrow spaces and hyphens that do not break, for which few faces have a glyph. */
const spaced = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202F\u2007\u2009]/g, '\u00A0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\p{Cc}\u200B-\u200F]/gu, ' ');
