import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import type { TestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';

export const CASES = '/api/v1/admin/cases';

/** The cases of the queue, as an administrator reads it. */
export async function casesOf(server: TestServer, query = '') {
  return (await server.as('admin').get(`${CASES}${query}`)).json();
}

/** A job that the contractor has reported, with its case. */
export async function aReportedJob(server: TestServer) {
  const job = await addJob(server);
  await server.as('contractor').post(`/api/v1/jobs/${job.id}/reports`, { reason: 'scam' });
  const { data } = await casesOf(server, '?kind=jobReport');
  return { job, caseId: data[0]._id as string };
}

type Decision = { action: string; note?: string };

/** An administrator decides. */
export const decide = (server: TestServer, caseId: string, { action, note = 'Asks for money.' }: Decision) =>
  server.as('admin').post(`${CASES}/${caseId}/decision`, { action, note });

/** An identity card of the test's contractor, with its case. */
export const aNationalId = (server: TestServer, bytes = '%PDF-1.4 an identity card') =>
  aProof(server, { kind: 'nationalId', path: 'national-id', bytes });

/** The same of a licence. */
export const aLicence = (
  server: TestServer,
  bytes = '%PDF-1.4 a licence',
  said: Record<string, string> = {},
) => aProof(server, { kind: 'licence', path: 'licence', bytes, said });

/** The same of an insurance that ends on this day. */
export const anInsurance = (server: TestServer, endsOn: string, bytes = '%PDF-1.4 a certificate') =>
  aProof(server, {
    ...{ kind: 'insurance', path: 'insurance', bytes },
    said: { insurer: 'Larkfield Mutual', cover: '1000000', endsOn },
  });

type Proof = { kind: ProofKind; path: string; bytes: string; said?: Record<string, string> };

async function aProof(server: TestServer, { kind, path, bytes, said = {} }: Proof) {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append(kind, new Blob([bytes], { type: 'application/pdf' }), `${path}.pdf`);
  const sent = await server.as('contractor').put(`/api/v1/users/me/${path}`, form);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const { data } = await casesOf(server, `?kind=${kind}`);
  return data.at(-1)._id as string;
}
