import fp from 'fastify-plugin';
import { openSpan } from '../../tracing/span';

/**
 * Each call as a span that goes on with the trace of its `traceparent`. The route, not the URL: a path may hold the
 * secret of a link. Health checks are none.
 */
export const traces = fp(async (app) => {
  app.decorateRequest('span', undefined);

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, is404, id } = request;
    if (routeOptions.logLevel === 'silent') return done();
    const route = is404 ? undefined : routeOptions.url;
    const { traceparent } = request.headers;
    request.span = openSpan(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      from: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'plumbline.request_id': id,
      },
    });
    if (request.span) request.span.run(done);
    else done();
  });

  // What has read a body goes on as the connection, which knows no span.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) span.run(done);
    else done();
  });

  app.addHook('onResponse', ({ span, failure }, { statusCode }, done) => {
    span?.note({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.fail({ code: failure?.code ?? statusCode });
    span?.end();
    done();
  });
});
