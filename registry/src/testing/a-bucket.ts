import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3 } from '@aws-sdk/client-s3';

/** A server of object storage, with its credentials in the environment. */
const ENDPOINT = process.env['TEST_S3_URL'] ?? '';

/** For tests with real object storage: skipped where there is none. */
export const describeWithS3 = ENDPOINT === '' ? describe.skip : describe;
export const testWithS3 = ENDPOINT === '' ? test.skip : test;

/** The URL of a new bucket; `endpoint`: as it is reached through a proxy. */
export async function aBucket(endpoint = ENDPOINT): Promise<string> {
  const name = `test-${randomUUID()}`;
  const client = new S3({ endpoint: ENDPOINT, region: 'us-east-1', forcePathStyle: true });
  await client.createBucket({ Bucket: name });
  client.destroy();
  return `s3://${name}?endpoint=${endpoint}`;
}

export type Request = { method: string; path: string };

/** Stands before the server, tells of every request, and may keep an answer to itself. */
export async function aProxy({ losesAnswerTo }: { losesAnswerTo?: (request: Request) => boolean } = {}) {
  const requests: Request[] = [];
  const server = http.createServer((asked, answer) => {
    const request = { method: asked.method ?? '', path: decodeURIComponent(asked.url ?? '') };
    requests.push(request);
    const passed = http.request(
      {
        host: '127.0.0.1',
        port: new URL(ENDPOINT).port,
        method: asked.method,
        path: asked.url,
        headers: asked.headers,
      },
      (given) => {
        if (losesAnswerTo?.(request)) {
          given.resume().once('end', () => asked.socket.destroy());
          return;
        }
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      },
    );
    passed.once('error', () => asked.socket.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
