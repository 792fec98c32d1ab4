import fs from 'node:fs';
import * as jobs from './jobs';
import * as users from './users';

const NOT_BUILDERS = ['ids.ts', 'instants.ts', 'builders.test.ts'];
const nouns = fs.readdirSync(__dirname).filter((name) => !NOT_BUILDERS.includes(name));

test.each(nouns)('the builders in %s make the same valid objects every time', async (noun) => {
  const builders = Object.values((await import(`./${noun}`)) as Record<string, () => unknown>);
  expect(builders).not.toEqual([]);
  for (const build of builders) expect(build()).toEqual(build());
});

test('every builder takes overrides and refuses what the wire refuses', () => {
  expect(jobs.aJob({ title: 'Paint the hall' }).title).toBe('Paint the hall');
  expect(() => jobs.aJob({ status: 'lost' as 'open' })).toThrow();
});

test('what others see of a person holds no address, phone or mail', () => {
  expect(Object.keys(users.aPublicUser())).not.toEqual(expect.arrayContaining(['email']));
  expect(users.aPublicUser().location).toEqual({ city: 'New York' });
});
