import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import { SHARE_SIZE } from '../heads/share-address';
import { outlined } from './outlined-text';

/** What a shared link is about. `section`: the kind of page, such as "Jobs". */
export type Share = { section: string | undefined; title: string; text: string };

const MARGIN = 80;
const WIDTH = SHARE_SIZE.width - 2 * MARGIN;
const COLORS = { ground: '#0B4F59', mark: '#D3EC4F', text: '#FFFFFF', quiet: '#CFE3E4' } as const;

/** The plumb of the site's icon, on 32 × 32. */
const PLUMB = `<path d="M9 5h14" stroke="#fff" stroke-width="2.4"/><path d="M16 5v9" stroke="#fff" stroke-width="1.6"/>
<path d="M11.5 14h9v3.2L16 28l-4.5-10.8z" fill="#fff"/><path d="M11.5 17.2h9L19.4 20h-6.8z" fill="${COLORS.mark}"/>`;

/** The picture of a shared link, as SVG without any text that a font would have to draw. */
export function drawShare({ section, title, text }: Share): string {
  const { width, height } = SHARE_SIZE;
  const row = { x: MARGIN, width: WIDTH, mostLines: 1 } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLORS.ground}"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${COLORS.mark}"/>`,
    `<g transform="translate(56 44) scale(2.6)">${PLUMB}</g>`,
    outlined({ ...row, x: 148, y: 102, text: SITE_NAME, weight: 'bold', size: 44, fill: COLORS.text }),
    section === undefined
      ? ''
      : outlined({ ...row, y: 218, text: section, weight: 'bold', size: 32, fill: COLORS.mark }),
    outlined({ ...row, y: 298, text: title, weight: 'bold', size: 64, mostLines: 2, fill: COLORS.text }),
    outlined({ ...row, y: 458, text, weight: 'regular', size: 36, mostLines: 3, fill: COLORS.quiet }),
    '</svg>',
  ].join('');
}
