import { createTestServer } from '../../../app/testing';
import { addJob } from './testing';

const server = createTestServer();

async function titlesFor(query: Record<string, string>): Promise<string[]> {
  const answer = await server.anonymous.get(`/api/v1/jobs/search?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ title }: { title: string }) => title);
}

test('the nearest come first where there is a point to be near to', async () => {
  await addJob(server, { title: 'Near', lat: 45.77, lng: 4.84 });
  await addJob(server, { title: 'Far', lat: 45.9, lng: 4.9 });
  await addJob(server, { title: 'Next door', lat: 45.7641, lng: 4.8358 });
  const sort = 'nearest';
  expect(await titlesFor({ jobLocation: '45.764,4.8357', sort })).toEqual(['Next door', 'Near', 'Far']);
  expect(await titlesFor({ jobLocation: '45.764,4.8357,5', sort })).toEqual(['Next door', 'Near']);
  expect(await titlesFor({ category: 'residential', sort })).toEqual(['Next door', 'Far', 'Near']);
});

test('hidden places are sorted by what everybody sees of them [JOB-22]', async () => {
  await addJob(server, { title: 'Hidden', lat: 48.8649, lng: 2.3549, hideExactLocation: true });
  await addJob(server, { title: 'Shown', lat: 48.863, lng: 2.353 });
  expect(await titlesFor({ jobLocation: '48.8649,2.3549', sort: 'nearest' })).toEqual(['Shown', 'Hidden']);
});

test.each([
  ['over the date line, eastwards', '-18,179.95', { lat: -18, lng: -179.95 }],
  ['over the date line, westwards', '-18,-179.95', { lat: -18, lng: 179.95 }],
  ['round the pole', '89.95,10', { lat: 89.95, lng: -170 }],
])('a radius reaches %s [JOB-38]', async (_where, point, there) => {
  await addJob(server, { title: 'There', ...there });
  expect(await titlesFor({ jobLocation: `${point},25` })).toEqual(['There']);
  expect(await titlesFor({ jobLocation: `${point},1` })).toEqual([]);
});

test('a city is found by a part of its name, whatever signs were typed [JOB-38]', async () => {
  await addJob(server, { title: 'Here', city: 'Saint-Étienne' });
  expect(await titlesFor({ jobLocation: 'etienne' })).toEqual(['Here']);
  expect(await titlesFor({ jobLocation: 'SAINT-É' })).toEqual(['Here']);
  expect(await titlesFor({ jobLocation: 'saint%tienne' })).toEqual([]);
});
