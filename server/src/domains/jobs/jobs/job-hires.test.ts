import { createTestServer } from '../../../app/testing';
import { addAcceptedOffer, bodyFor } from '../../deals/contracts/testing';
import { addJob } from './testing';

const server = createTestServer();

test('hiring leaves the job open: another contractor may still apply [JOB-12]', async () => {
  const offer = await addAcceptedOffer(server);
  const hired = await server.as('client').post('/api/v1/contracts', bodyFor(offer));
  expect(hired.statusCode).toBe(201);
  const { data } = (await server.anonymous.get(`/api/v1/jobs/${offer.jobId}`)).json();
  expect(data.status).toBe('open');
  const other = await server.addUser({ userType: 'contractor' });
  const body = { jobId: offer.jobId, coverLetter: 'Me too' };
  expect((await server.as(other.id).post('/api/v1/applications/apply', body)).statusCode).toBe(201);
});

test('whoever is hired learns the exact place of a hidden job, other applicants do not [JOB-21]', async () => {
  const place = { lat: 45.75781, lng: 4.83201, hideExactLocation: true };
  const { id: jobId } = await addJob(server, place);
  const offer = await addAcceptedOffer(server, { jobId });
  const seenBy = async (caller = server.as('contractor')) =>
    (await caller.get(`/api/v1/jobs/${jobId}`)).json().data.jobLocation.coordinates;
  expect(await seenBy()).toEqual([45.76, 4.83]);
  await server.as('client').post('/api/v1/contracts', bodyFor(offer));
  expect(await seenBy()).toEqual([45.75781, 4.83201]);
  expect(await seenBy(server.as('client'))).toEqual([45.75781, 4.83201]);
  expect(await seenBy(server.anonymous)).toEqual([45.76, 4.83]);
  expect(await seenBy(server.as((await server.addUser({ userType: 'contractor' })).id))).toEqual([
    45.76, 4.83,
  ]);
});

test('no list and no order by distance tells more of a hidden place than its two decimals [JOB-21, JOB-22]', async () => {
  const place = { lat: 45.75781, lng: 4.83201, hideExactLocation: true };
  await addJob(server, place);
  for (const query of ['', '?jobLocation=45.75781,4.83201,5&sort=nearest', '?q=drain&sort=relevance']) {
    const answer = await server.as('contractor').get(`/api/v1/jobs/search${query}`);
    expect(answer.json()).toMatchObject({ count: 1, data: [{ jobLocation: { lat: 45.76, lng: 4.83 } }] });
    expect(answer.body).not.toMatch(/45\.7578|4\.8320/);
  }
  const recent = await server.anonymous.get('/api/v1/jobs/recent');
  expect(recent.body).not.toMatch(/45\.7578|4\.8320/);
});
