import { fillTemplate, openPlaceholders } from '@plumbline/shared-schema/template-text';

const known = { client: 'Nora Lindqvist', job: 'Roof of a barn', place: 'Lyon', price: '$950' };

test('placeholders are filled in with what is known, however they are written [TPL-04]', () => {
  expect(fillTemplate('Dear {client}, {Job} in {PLACE} for {price}. {client}!', known)).toBe(
    'Dear Nora Lindqvist, Roof of a barn in Lyon for $950. Nora Lindqvist!',
  );
});

test.each([
  ['what is not known', '{price} {professional}', { price: null, professional: '  ' }],
  ['what is no placeholder', '{budget} { client } {} {client', known],
  ['what an object has by itself', '{constructor} {__proto__} {toString}', known],
])('%s stays as it is written [TPL-04]', (_what, text, values) => {
  expect(fillTemplate(text, values)).toBe(text);
});

test.each(['{price}', '$&', "$'", '$1', '{client}', '<script>alert(1)</script>'])(
  'a value is put in as it is, and read as nothing else: %s [TPL-04]',
  (job) => {
    expect(fillTemplate('{job} {client} {price}', { ...known, job })).toBe(`${job} Nora Lindqvist $950`);
  },
);

test('what is still open is found, each once, also where it is mistyped [TPL-05]', () => {
  expect(openPlaceholders('{price} {cleint} {price} {chantier-été}')).toEqual([
    '{price}',
    '{cleint}',
    '{chantier-été}',
  ]);
  expect(openPlaceholders('Nothing (here) { } {a b} {}')).toEqual([]);
  expect(openPlaceholders(`${'{'.repeat(50_000)}client}`)).toEqual(['{client}']);
});
