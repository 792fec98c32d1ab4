import PDFDocument from 'pdfkit';
import { facesOf, runsOf } from './fonts';
import type { Weight } from './fonts';

/** What one sheet says, in its own language already. */
export type Paper = {
  language: 'en' | 'fr';
  issuer: string;
  title: string;
  /** Set apart above all else: that no real money moved. */
  warning: string | null;
  /** Told in the files properties and used as its date, so that the same paper is the same file. */
  date: Date;
  facts: readonly Fact[];
  parties: readonly { label: string; lines: readonly string[] }[];
  head: readonly [string, string];
  rows: readonly Row[];
  totals: readonly Row[];
  /** Below the totals, each with a title of its own. */
  sections: readonly PaperSection[];
  note: string;
};
export type PaperSection = { title: string; rows: readonly Row[]; totals?: readonly Row[] };
type Fact = { term: string; text: string };
type Row = { text: string; small?: string; amount: string };
type Doc = PDFKit.PDFDocument;
type Look = { size?: number; weight?: Weight; color?: string; align?: 'left' | 'right'; width: number };

const MARGIN = 56;
const INK = '#16202c';
const SOFT = '#5a6675';
const LINE = '#c9d1da';
const WARNING = '#8a3b00';
const LOCALES = { en: 'en-US', fr: 'fr-CA' } as const;

/** A letter-size PDF. The text stays text: it is found, read out and copied. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const doc = open(paper);
  const width = doc.page.width - 2 * MARGIN;
  drawHead(doc, paper, width);
  drawParties(doc, paper, width);
  drawRow(doc, { text: paper.head[0], amount: paper.head[1] }, { width, color: SOFT });
  rule(doc, width);
  drawRows(doc, paper, width);
  for (const section of paper.sections) {
    drawHeading(doc, section.title, width);
    drawRows(doc, section, width);
  }
  doc.moveDown(1.5);
  write(doc, paper.note, { width, size: 9, color: SOFT });
  return bytesOf(doc);
}

function open({ language, title, issuer, date }: Paper): Doc {
  const [face] = facesOf('regular');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: LOCALES[language],
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Given here, or else the library begins with a font of its own.
    ...(face && { font: face.bytes as unknown as string }),
    info: { Title: title, Author: issuer, CreationDate: date, ModDate: date },
  });
  for (const { name, bytes } of [...facesOf('regular'), ...facesOf('bold')]) doc.registerFont(name, bytes);
  return doc;
}

function drawHead(doc: Doc, { issuer, title, warning, facts }: Paper, width: number): void {
  write(doc, issuer, { width, weight: 'bold', size: 11, color: SOFT });
  doc.moveDown(0.6);
  write(doc, title, { width, weight: 'bold', size: 20 });
  if (warning !== null) {
    doc.moveDown(0.4);
    write(doc, warning, { width, weight: 'bold', size: 10, color: WARNING });
  }
  doc.moveDown(0.8);
  for (const { term, text } of facts) write(doc, `${term} ${text}`, { width, size: 10 });
  doc.moveDown(1);
}

/** Side by side. */
function drawParties(doc: Doc, { parties }: Paper, width: number): void {
  const column = width / Math.max(1, parties.length);
  const top = doc.y;
  let bottom = top;
  parties.forEach(({ label, lines }, index) => {
    doc.x = MARGIN + index * column;
    doc.y = top;
    write(doc, label, { width: column - 12, size: 9, color: SOFT });
    for (const line of lines) write(doc, line, { width: column - 12, size: 10 });
    bottom = Math.max(bottom, doc.y);
  });
  doc.x = MARGIN;
  doc.y = bottom;
  doc.moveDown(1.5);
}

function drawRows(doc: Doc, { rows, totals = [] }: Omit<PaperSection, 'title'>, width: number): void {
  for (const row of rows) drawRow(doc, row, { width });
  if (totals.length > 0) rule(doc, width);
  for (const row of totals) drawRow(doc, row, { width, weight: 'bold' });
}

const AMOUNT_WIDTH = 130;

function drawRow(doc: Doc, { text, small, amount }: Row, look: Look): void {
  const left = look.width - AMOUNT_WIDTH - 12;
  if (doc.y > doc.page.height - MARGIN - 48) doc.addPage();
  const top = doc.y;
  doc.x = MARGIN;
  write(doc, text, { ...look, size: 10, width: left });
  if (small) write(doc, small, { size: 9, color: SOFT, width: left });
  const bottom = doc.y;
  doc.x = MARGIN + look.width - AMOUNT_WIDTH;
  doc.y = top;
  write(doc, amount, { ...look, size: 10, width: AMOUNT_WIDTH, align: 'right' });
  doc.x = MARGIN;
  doc.y = Math.max(bottom, doc.y) + 5;
}

function drawHeading(doc: Doc, text: string, width: number): void {
  doc.moveDown(1);
  write(doc, text, { width, weight: 'bold', size: 11 });
  doc.moveDown(0.4);
}

function rule(doc: Doc, width: number): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + width, doc.y)
    .lineWidth(0.7)
    .stroke(LINE);
  doc.y += 7;
}

/** From where the document stands; the faces change within a line. */
function write(doc: Doc, text: string, look: Look): void {
  const { size = 10, weight = 'regular', color = INK, align = 'left', width } = look;
  const runs = runsOf(text, weight);
  doc.fontSize(size).fillColor(color);
  runs.forEach((run, index) => {
    doc.font(run.font).text(run.text, { width, align, lineGap: 2, continued: index < runs.length - 1 });
  });
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
