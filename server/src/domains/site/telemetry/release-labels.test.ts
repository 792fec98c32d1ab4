import { createReleaseLabels } from './release-labels';

const bounds = { remotes: 2, releases: 3 };
const release = (remote: string, version: string) => ({ remote, version, source: 'live' as const });

test('whoever invents names gets “other”, and those known keep theirs [PLT-105]', () => {
  const label = createReleaseLabels({ bounds, now: () => 0 });
  expect(label(release('mf-jobs', '1'))).toEqual(release('mf-jobs', '1'));
  expect(label(release('mf-auth', '1'))).toEqual(release('mf-auth', '1'));
  expect(label(release('mf-fake', '1'))).toEqual(release('other', 'other'));
  expect(label(release('mf-jobs', '2'))).toEqual(release('mf-jobs', '2'));
  expect(label(release('mf-jobs', '3'))).toEqual(release('mf-jobs', 'other'));
  expect(label(release('mf-jobs', '1'))).toEqual(release('mf-jobs', '1'));
});

test('the next day begins with none [PLT-105]', () => {
  let now = 0;
  const label = createReleaseLabels({ bounds, now: () => now });
  ['1', '2', '3'].forEach((version) => label(release('mf-jobs', version)));
  now += 86_400_000;
  expect(label(release('mf-jobs', '4'))).toEqual(release('mf-jobs', '4'));
});

test('however many names are invented, what is published keeps its own [PLT-105]', () => {
  const published = {
    hasRemote: (name: string) => name === 'mf-jobs',
    has: ({ version }: { version: string }) => version === '1.2.0',
  };
  const label = createReleaseLabels({ published, bounds: { remotes: 1, releases: 1 }, now: () => 0 });
  label(release('mf-fake', '1'));
  expect(label(release('mf-faker', '1'))).toEqual(release('other', 'other'));
  expect(label(release('mf-jobs', '1.2.0'))).toEqual(release('mf-jobs', '1.2.0'));
  expect(label(release('mf-jobs', '1.1.0'))).toEqual(release('mf-jobs', 'other'));
});
