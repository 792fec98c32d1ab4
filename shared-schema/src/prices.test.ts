import { pricedWork, tradeKey } from '@plumbline/shared-schema/prices';

test('a job is priced as the trade that it names first, with its tasks, each once [PRI-01]', () => {
  expect(pricedWork(['Doors', 'Carpentry', 'Plumbing', 'stairs', 'DOORS'])).toEqual({
    trade: 'carpentry',
    tasks: ['doors', 'stairs'],
  });
  expect(pricedWork(['Site-Management'])).toEqual({ trade: 'site management', tasks: [] });
});

test('without a trade nothing is priced [PRI-01]', () => {
  expect(pricedWork([])).toBeUndefined();
  expect(pricedWork(['stairs', 'juggling'])).toBeUndefined();
});

test('a trade is part of an address without spaces', () => {
  expect(tradeKey('site management')).toBe('site-management');
});
