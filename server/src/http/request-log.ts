import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line for each call, when it is over; Fastify's own two have to be joined by whoever reads them. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Its line comes with the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, ip, failure, span } = request;
    const line = {
      method,
      // A query may hold the secret of a link.
      url: url.split('?')[0],
      route: request.is404 ? undefined : request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip,
      ...(span && { traceId: span.traceId }),
      ...(failure && { code: failure.code, reason: failure.reason }),
    };
    // The caller went away, or the connection broke, while the answer was on its way.
    if (error) reply.log.warn({ ...line, err: error }, 'call broken off');
    else reply.log.info(line, 'call');
  }
}
