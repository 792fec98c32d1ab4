import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SHARE_SIZE } from '../heads/share-address';
import { render } from '../../../kit/images/picture-pool';
import { createMemory } from '../../../kit/remember';
import type { Share } from './share-drawing';

/** What a picture shows decides which it is, so it is never old; this is for those that nobody asks for any more. */
const FRESH_MS = 86_400_000;
const MOST_KEPT = 100;
/** So that links which are shared leave the renderer to those who send pictures. */
const MOST_WAITING = 4;

/** PNGs of shared links, each made once for all who ask; undefined where too many wait. */
export function createSharePictures(makePng: (svg: string) => Promise<Buffer> = pngOf) {
  const remembered = createMemory({ freshMs: FRESH_MS, mostKept: MOST_KEPT });
  let waiting = 0;

  async function make(share: Share): Promise<Buffer> {
    if (waiting >= MOST_WAITING) throw new Error('too many pictures are being made');
    waiting += 1;
    try {
      // With the first picture: the fonts and what reads them are large.
      const { drawShare } = await import('./share-drawing');
      return await makePng(drawShare(share));
    } finally {
      waiting -= 1;
    }
  }

  return (share: Share): Promise<Buffer | undefined> =>
    remembered(JSON.stringify(share), () => make(share)).catch(() => undefined);
}

/** The process that renders pictures draws, which reads and writes files. */
async function pngOf(svg: string): Promise<Buffer> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-share-'));
  try {
    const [source, target] = [path.join(folder, 'share.svg'), path.join(folder, 'share.png')];
    await fs.writeFile(source, svg);
    const rendered = await render({ kind: 'drawing', source, target, side: SHARE_SIZE.width });
    if (typeof rendered !== 'object') throw new Error('the picture was not rendered');
    return await fs.readFile(target);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
