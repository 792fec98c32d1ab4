import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
};
type SentTraces = {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

/** A receiver of traces (OTLP over HTTP) on this machine. */
export async function startReceiver() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = http.createServer((request, response) => {
    paths.add(`${request.method} ${request.url}`);
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const parts = () => bodies.flatMap((body) => (JSON.parse(body) as SentTraces).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it was sent. */
    bodies,
    paths,
    spans: (): SentSpan[] => parts().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: (): unknown[] => parts().map(({ resource }) => valueOf(resource.attributes, 'service.name')),
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const valueOf = (attributes: SentSpan['attributes'], key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
