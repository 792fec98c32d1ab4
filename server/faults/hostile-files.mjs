/** Small files that ask for much work: pictures, drawings and documents. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const MIB = 1024 * 1024;
const TOO_LARGE = 5 * MIB + 1;

/** Of one colour, so that the file is small and the picture is not. */
const flat = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' }, limitInputPixels: false });

/** Each as `[name, bytes]`. */
export async function hostilePhotos() {
  const full = flat(8000, 5000);
  return [
    ['JPEG of 40 million pixels', await full.clone().jpeg().toBuffer()],
    ['progressive JPEG of 40 million', await full.clone().jpeg({ progressive: true }).toBuffer()],
    [
      'progressive JPEG of 12 million',
      await flat(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['PNG of 40 million', await full.clone().png().toBuffer()],
    ['interlaced PNG of 40 million', await full.clone().png({ progressive: true }).toBuffer()],
    ['interlaced PNG of 12 million', await flat(4000, 3000).png({ progressive: true }).toBuffer()],
    ['GIF of 12 million', await flat(4000, 3000).gif().toBuffer()],
    ['lossless WebP of 40 million', await full.clone().webp({ lossless: true }).toBuffer()],
    ['PNG that unpacks to 900 million', packedPng(30_000)],
    ['half a PNG', (await full.clone().png().toBuffer()).subarray(0, 20_000)],
    ['no picture', Buffer.from('<script>alert(1)</script>')],
    ['5 MiB and a byte', Buffer.alloc(TOO_LARGE, 0xff)],
  ];
}

export function hostileDrawings() {
  const svg = (body) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${body}</svg>`);
  const turbulence = '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="20"/></filter>';
  const whole = 'width="6000" height="6000"';
  return [
    ['drawing with filters', svg(turbulence + `<rect ${whole} filter="url(#f)"/>`.repeat(30))],
    ['drawing with patterns', svg(`<pattern id="p" width="1" height="1"><rect ${whole}/></pattern>`)],
    ['drawing of copies', svg(`<g id="a"><rect ${whole}/></g>${'<use href="#a"/>'.repeat(900)}`)],
    [
      'drawing of entities',
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "&a;&a;">]>'), svg('&a;')]),
    ],
    ['drawing of endless dashes', svg(dashes())],
    ['drawing of much text', svg(`<text font-size="900">${'W'.repeat(60_000)}</text>`)],
    ['drawing of nested groups', svg(`${'<g opacity=".9">'.repeat(60)}<rect ${whole}/>${'</g>'.repeat(60)}`)],
    ['drawing of a million pixels a side', Buffer.from(svg('').toString().replaceAll('6000', '1000000'))],
  ];
}

export function hostileDocuments() {
  const pdf = (bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]);
  return [
    ['PDF that is none', pdf(Buffer.alloc(1024, 0x3c))],
    ['PDF of packed zeros', pdf(deflateSync(Buffer.alloc(64 * MIB)))],
    ['PDF of 5 MiB and a byte', pdf(Buffer.alloc(TOO_LARGE))],
    ['program', Buffer.from('MZ\u0090\0')],
  ];
}

const dashes = () =>
  `<g stroke="#000" stroke-width="3000" fill="none" stroke-dasharray=".01">${'<path d="M0 0L6000 6000L0 6000L6000 0"/>'.repeat(900)}</g>`;

/** Black and white, `side` × `side`. */
function packedPng(side) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
