import type { FastifyRequest } from 'fastify';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

const DEEPEST_CAUSE = 5;

/**
 * What the log says of a request and of an error. No query string, which may hold the secret of a link, and of a
 * failed statement neither its parameters nor the row it names: they are what people typed.
 */
export const logSerializers = {
  req: ({ method, url, id, ip }: FastifyRequest) => ({
    id,
    method,
    url: url.split('?')[0],
    remoteAddress: ip,
  }),
  err: (error: unknown): LoggedError => describe(error, 0),
};

function describe(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutParameters(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: describe(error.cause, depth + 1) }),
  };
}

/** The same of an error that ends the process, or comes while it ends: as text. */
export const traceOf = (error: unknown): string =>
  withoutParameters(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** drizzle ends its message with a line of parameters, which may hold line breaks of their own. */
export function withoutParameters(text: string): string {
  return text.replace(/\nparams: [^]*?(?=\n {4}at |$)/, '');
}
