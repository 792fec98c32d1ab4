import * as builders from '@plumbline/shared-schema/builders';

const made = Object.entries(builders).filter(([name]) => name !== 'anId') as [
  string,
  () => { _id: string },
][];

test.each(made)('%s makes the same valid object every time', (_name, build) => {
  expect(build()).toEqual(build());
});

test('every builder takes overrides and refuses what the wire refuses', () => {
  expect(builders.aJob({ title: 'Paint the hall' }).title).toBe('Paint the hall');
  expect(() => builders.aJob({ status: 'lost' as 'open' })).toThrow();
});

test('what others see of a person holds no address, phone or mail', () => {
  expect(Object.keys(builders.aPublicUser())).not.toEqual(expect.arrayContaining(['email']));
  expect(builders.aPublicUser().location).toEqual({ city: 'New York' });
});
