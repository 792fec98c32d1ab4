import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { bucketAt } from '@plumbline/registry/bucket';
import { readBucketUrl } from '@plumbline/registry/bucket-url';
import { checkBucket, requireCreateOnly } from '@plumbline/registry/check-bucket';

const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
afterEach(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }));

/** A server that answers every request alike. */
async function answering(status: number, body = '') {
  const server = http.createServer((_request, answer) => answer.writeHead(status).end(body));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `s3://a-bucket?endpoint=http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('a server that is no home for a registry', () => {
  beforeEach(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }));

  test.each([
    ['overwrites what may only be created', 200, ''],
    ['knows no such request', 501, '<Error><Code>NotImplemented</Code></Error>'],
  ])('that %s is refused', async (_how, status, body) => {
    const { url, close } = await answering(status, body);
    await expect(requireCreateOnly(url)).rejects.toMatchObject({
      name: 'BucketRefusedError',
      message: expect.stringMatching(/a-bucket at .+ overwrites objects/),
    });
    close();
  });

  test('credentials that may only read pass: they cannot overwrite anything', async () => {
    const { url, close } = await answering(403, '<Error><Code>AccessDenied</Code></Error>');
    await requireCreateOnly(url);
    close();
  });

  test('a server that is away is no refusal', async () => {
    const { url, close } = await answering(200);
    close();
    await expect(checkBucket(url)).rejects.not.toMatchObject({ name: 'BucketRefusedError' });
  });
});

describeWithS3('a real server', () => {
  test('is let through, and keeps nothing of the probe', async () => {
    const url = await aBucket();
    await checkBucket(url);
    await requireCreateOnly(url);
    expect(await bucketAt(url).folders('')).toEqual([]);
  });

  test('says which bucket is missing, and which is closed', async () => {
    const { endpoint } = readBucketUrl(await aBucket());
    const absent = `s3://not-there?endpoint=${endpoint}`;
    await expect(checkBucket(absent)).rejects.toThrow(/^there is no bucket not-there at .+: make it first$/);
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    await expect(checkBucket(absent)).rejects.toThrow(/is closed to these credentials/);
  });
});

test.each([
  ['s3://site', { name: 'site', prefix: '' }],
  ['s3://site/a/b/', { name: 'site', prefix: 'a/b/' }],
  [
    's3://site/a?endpoint=http://localhost:9000',
    { name: 'site', prefix: 'a/', endpoint: 'http://localhost:9000', region: 'us-east-1' },
  ],
  [
    's3://site?region=eu-west-3&profile=ada',
    { name: 'site', prefix: '', region: 'eu-west-3', profile: 'ada' },
  ],
])('%s is understood', (url, place) => {
  expect(readBucketUrl(url)).toEqual(place);
});

test.each([
  ['bucket', 'expected s3://bucket/prefix'],
  ['https://site', 'expected s3://bucket/prefix'],
  ['s3:///files', 'expected s3://bucket/prefix'],
  ['s3://key:secret@site', 'credentials do not belong'],
  ['s3://site?acl=public', 'not acl'],
  ['s3://site?endpoint=localhost', 'endpoint is no address'],
  ['s3://site/a//b', 'prefix may hold'],
  ['s3://site/a b', 'prefix may hold'],
])('%s is refused', (url, reason) => {
  expect(() => readBucketUrl(url)).toThrow(reason);
});
