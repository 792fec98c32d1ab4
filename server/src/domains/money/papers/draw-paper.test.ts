import { drawPaper } from './draw-paper';
import type { Paper } from './draw-paper';
import { renderPaper } from './testing';

const paper = (given: Partial<Paper> = {}): Paper => ({
  language: 'fr',
  issuer: 'Plumbline',
  title: 'Facture I-2026-00001',
  warning: null,
  date: new Date('2026-03-04T05:06:07Z'),
  facts: [{ term: 'Chantier\u00A0:', text: 'Réfection d’un cœur de façade «\u00A0à l’ancienne\u00A0»' }],
  parties: [{ label: 'Artisan', lines: ['Łukasz Kovačević', 'Őrs Ğül'] }],
  head: ['Description', 'Montant'],
  rows: [{ text: 'Travaux prévus par e\u2011mail', amount: '1\u202F234,50\u00A0$US' }],
  totals: [{ text: 'Total', amount: '1\u202F234,50\u00A0€' }],
  sections: [],
  note: 'Émis.',
  ...given,
});

test('accents, ligatures, signs and letters of other alphabets are drawn, not only written', async () => {
  const [page] = await renderPaper(await drawPaper(paper()));
  expect(page?.text.replaceAll('\u00A0', ' ')).toMatch(/cœur de façade « à l’ancienne »/);
  for (const text of ['1 234,50 $US', '1 234,50 €', 'par e-mail', 'Łukasz Kovačević', 'Őrs Ğül'])
    expect(page?.text.replaceAll('\u00A0', ' ')).toContain(text);
  expect(page?.inkOf('page')).toBeGreaterThan(3000);
  expect(page?.inkOf('title')).toBeGreaterThan(400);
});

test('every sign leaves its own mark on the page', async () => {
  const signs = ['é', 'œ', '€', '$', '«', '’', 'Ł', 'ő', 'ğ'];
  const drawn = await Promise.all(
    [...signs, ' '].map(async (sign) => (await renderPaper(await drawPaper(paper({ title: sign }))))[0]),
  );
  const blank = drawn.at(-1)?.inkOf('title') ?? 0;
  const looks = drawn.map((page) => Buffer.from(page?.bytes ?? []).toString('base64'));
  expect(new Set(looks).size).toBe(signs.length + 1);
  for (const page of drawn.slice(0, -1)) expect(page?.inkOf('title')).toBeGreaterThan(blank);
});

test('the same paper is the same file', async () => {
  expect((await drawPaper(paper())).equals(await drawPaper(paper()))).toBe(true);
});

test('a long list goes on over the next page, and a letter that no face has is a question mark', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    text: `Ligne ${n + 1} 漢`,
    amount: `${n},00\u00A0$US`,
  }));
  const pages = await renderPaper(await drawPaper(paper({ rows })));
  expect(pages.length).toBe(2);
  expect(pages.map(({ text }) => text).join('\n')).toContain('Ligne 60 ?');
  for (const page of pages) expect(page.inkOf('page')).toBeGreaterThan(300);
});
