const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'locales-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const keysOf = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  );

/** Of a package with these texts, and with code that names them all unless another is given. */
function check(
  en,
  fr,
  code = keysOf(en)
    .map((key) => `t('${key}');`)
    .join('\n'),
) {
  const locales = path.join(folder, 'src/locales');
  fs.mkdirSync(locales, { recursive: true });
  fs.writeFileSync(path.join(folder, 'src/Page.tsx'), code);
  fs.writeFileSync(path.join(locales, 'en.json'), JSON.stringify(en));
  fs.writeFileSync(path.join(locales, 'fr.json'), JSON.stringify(fr));
  const script = path.join(__dirname, 'check-locales.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, stderr };
}

test('texts of one’s own pass', () => {
  const en = { none: { open: 'No open jobs', closed: 'No closed jobs' }, dialog: { cancel: 'Cancel' } };
  const fr = {
    none: { open: 'Aucun chantier ouvert', closed: 'Aucun chantier clôturé' },
    dialog: { cancel: 'Annuler' },
  };
  expect(check(en, fr)).toEqual({ status: 0, stderr: '' });
});

test.each(['Supprimer ?', 'Fait : {{step}}', 'Dites « oui »', 'De 8 400 dollars', 'Au plus 5 Mo', 'Dès 9 h'])(
  'a French text with a space that may break is refused: %s',
  (text) => {
    const en = { done: text.includes('step') ? 'Done: {{step}}' : 'Done' };
    expect(check(en, { done: text }).stderr).toContain('"done" has a space that may break in fr');
    const mended = text
      .replace(/ ([?:»])/, '\u00a0$1')
      .replace('« ', '«\u00a0')
      .replace('8 4', '8\u202f4')
      .replace(/(\d) (Mo|h)/, '$1\u00a0$2');
    expect(check(en, { done: mended })).toEqual({ status: 0, stderr: '' });
  },
);

test.each(['Votre adresse e-mail', 'E-mails'])(
  'a French text with a hyphen that may break is refused: %s',
  (text) => {
    expect(check({ mail: 'Email' }, { mail: text }).stderr).toContain(
      '"mail" has a hyphen that may break in fr',
    );
    const mended = text.replace('-', '\u2011');
    expect(check({ mail: 'Email' }, { mail: mended })).toEqual({ status: 0, stderr: '' });
  },
);

test.each(['{{distance}} km away', '{{distance}}\u00a0mi', 'Up to 5 miles', 'About a kilometer', 'In km'])(
  'a text that says a unit of distance is refused in either language: %s',
  (text) => {
    const plain = text.includes('distance') ? '{{distance}}' : 'Loin';
    expect(check({ far: text }, { far: plain }).stderr).toContain('"far" says a unit of distance in en');
    expect(check({ far: plain }, { far: text }).stderr).toContain('"far" says a unit of distance in fr');
  },
);

test.each(['À mi‑temps', 'Mille mercis', 'Smiles', '3 mi‑journées'])('%s says no distance', (text) => {
  expect(check({ far: 'Thanks' }, { far: text })).toEqual({ status: 0, stderr: '' });
});

test('a French text with two spaces together, where a sign was lost, is refused', () => {
  const en = { number: 'Case #{{number}}' };
  const found = check(en, { number: 'Dossier n\u00a0\u00a0{{number}}' });
  expect(found.stderr).toContain('"number" has two spaces together in fr: "n\u00a0\u00a0{"');
  expect(check(en, { number: 'Dossier n°\u00a0{{number}}' })).toEqual({ status: 0, stderr: '' });
});

describe('a remote', () => {
  const texts = { titles: { board: 'Board' }, nav: { board: 'Board' } };
  const declare = (title, label) =>
    fs.writeFileSync(
      path.join(folder, 'remote.json'),
      JSON.stringify({ name: 'mf-board', pages: [{ title }], nav: [{ label }] }),
    );

  test('names its titles and menu entries by keys of its own texts', () => {
    declare('board:titles.board', 'board:nav.board');
    expect(check(texts, texts)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['a title without a text', 'board:titles.boards', 'board:nav.board', '"board:titles.boards" is no text'],
    ['an entry without a text', 'board:titles.board', 'board:nav.boards', '"board:nav.boards" is no text'],
    ['a title elsewhere', 'board:board.title', 'board:nav.board', 'should begin with "board:titles."'],
    [
      'a title of another remote',
      'jobs:titles.board',
      'board:nav.board',
      'should begin with "board:titles."',
    ],
    ['an entry elsewhere', 'board:titles.board', 'board:titles.board', 'should begin with "board:nav."'],
  ])('may not name %s', (_what, title, label, problem) => {
    declare(title, label);
    const { status, stderr } = check(texts, texts);
    expect(status).toBe(1);
    expect(stderr).toContain(problem);
  });
});

test.each([
  ['in the words of the schema', { residential: 'Residential', commercial: 'Commercial' }],
  ['in other punctuation', { 'on-site': 'On site', remotely: 'Remotely' }],
  ['and inside a longer list', { open: 'Open', closed: 'Closed', all: 'All' }],
])('a second list of option labels is refused, %s', (_how, labels) => {
  const french = Object.fromEntries(Object.keys(labels).map((key) => [key, `le ${key}`]));
  const { status, stderr } = check({ page: { labels } }, { page: { labels: french } });
  expect(status).toBe(1);
  expect(stderr).toMatch(/"page\.labels" labels options:\w+ again in en/);
});

test.each([
  'Trouver une mission',
  'Annonces récentes',
  'Salaire',
  'Aucun contrat terminé',
  'Vous êtes embauché',
])('the French text %j is refused, because the glossary has another word', (text) => {
  const { status, stderr } = check({ title: 'A title' }, { title: text });
  expect(status).toBe(1);
  expect(stderr).toContain('docs/glossary.md');
});

describe('a text', () => {
  const texts = {
    list: {
      title: 'List',
      none: 'None',
      shown_one: '{{count}} line',
      shown_many: '{{count}} lines',
      shown_other: '{{count}} lines',
    },
  };
  const rest = "t('list.none'); t('list.shown', { count });";

  test.each([
    ['by its key', "t('list.title')"],
    ['by a key with a gap and a word for it', "const part = 'title'; t(`list.${part}`)"],
    ['by a key with a gap and a property for it', 'const parts = { title: 1 }; t(`list.${part}`)'],
    ['by a beginning and an ending', "const page = 'list'; t(`${page}.title`)"],
  ])('may be named %s', (_how, code) => {
    expect(check(texts, texts, `${rest}\n${code}`)).toEqual({ status: 0, stderr: '' });
  });

  test('that a gap would fit, but no word of the code fills, is refused', () => {
    const list = { list: { unheardOf: 'Never' } };
    expect(check(list, list, 't(`list.${part}`)').stderr).toContain('"list.unheardOf" is named by no code');
  });

  test('may be named by its beginning, where the rest is data', () => {
    const deep = { deal: { offer: { send: 'Offer sent' } } };
    expect(check(deep, deep, "const event = 'offer.send'; t(`deal.${event}`)")).toEqual({
      status: 0,
      stderr: '',
    });
  });

  test.each([
    ['nothing names', ''],
    ['only a test names', undefined],
    ['only a gap of two parts would fit', 't(`${page}.${part}`)'],
    ['only another namespace has', "t('ui:list.title')"],
  ])('that %s is refused', (_what, code) => {
    if (code === undefined) {
      fs.mkdirSync(path.join(folder, 'src'));
      fs.writeFileSync(path.join(folder, 'src/Page.test.tsx'), "t('list.title')");
    }
    const { status, stderr } = check(texts, texts, `${rest}\n${code ?? ''}`);
    expect([status, stderr]).toEqual([1, expect.stringContaining('"list.title" is named by no code')]);
  });
});

describe('a journey', () => {
  function checkJourney(code) {
    fs.mkdirSync(path.join(folder, 'src/journeys'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'src/journeys/board.test.ts'), code);
    return check({ none: 'None' }, { none: 'Aucun' });
  }

  test.each([
    ['a text', "say('ui:cancel')"],
    ['one form of a plural', "say('options:days_one')"],
    ['texts with a gap', 'say(`options:contractAction.${name}`)'],
    ['nothing of the site', "import fs from 'node:fs'"],
  ])('may name %s', (_what, code) => {
    expect(checkJourney(code)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['a text that is not there', "say('ui:cancelled')", '"ui:cancelled" is no text of the site'],
    ['a group of texts', "say('options:contractAction')", '"options:contractAction" is no text'],
    [
      'a gap without texts',
      'say(`options:contractActs.${name}`)',
      '"options:contractActs.…" is no text of the site',
    ],
  ])('may not name %s', (_what, code, problem) => {
    const { status, stderr } = checkJourney(code);
    expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  });
});

const ROOT = path.resolve(__dirname, '../..');
const CLAIM = /10,000\+|4,000 users|30-day|free trial|money-back|no card needed/i;

const claimsOf = (node, key) => {
  if (typeof node === 'string') return CLAIM.test(node) ? [key] : [];
  return Object.entries(node).flatMap(([name, inner]) => claimsOf(inner, `${key}.${name}`));
};

test('claims of the copy stand in texts of the landing page and its footer alone [CHR-15]', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*/locales/en.json'], { cwd: ROOT, encoding: 'utf8' });
  const files = stdout.trim().split('\n');
  const claims = files.flatMap((file) =>
    claimsOf(JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')), file.split('/')[0]),
  );
  expect(claims.sort()).toEqual([
    'mf-marketing.faq.guarantee.answer',
    'mf-marketing.faq.size.answer',
    'mf-marketing.logos.title',
    'mf-marketing.pricing.guarantee',
    'mf-marketing.pricing.trial',
    'shell.footer.trialTitle',
  ]);
});
