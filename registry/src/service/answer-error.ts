import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { NotAllowedError } from '../owners/judge-act';
import { RefusedError } from '../release/refusal';
import { UnknownIdentityError } from './identity';
import { UploadRefusedError } from './receive-tar';

/** Others send builds at this moment. */
export class TooBusyError extends Error {}

type Answer = { status: number; code: string; message: string; refusals?: RefusedError['refusals'] };

/** Says why a call was refused; of what went wrong here the log alone. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...body } = answerTo(error);
  if (status >= 500) request.log.error({ err: error }, 'the registry failed');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  // What was not read of an upload is not waited for.
  void reply.code(status).headers({ connection: 'close', 'cache-control': 'no-store' }).send(body);
}

function answerTo(error: unknown): Answer {
  const { message } = error as Error;
  if (error instanceof UnknownIdentityError) return { status: 401, code: 'UNKNOWN', message };
  if (error instanceof NotAllowedError) return { status: 403, code: 'NOT_ALLOWED', message };
  if (error instanceof UploadRefusedError) return { status: 400, code: 'UPLOAD_REFUSED', message };
  if (error instanceof RefusedError)
    return { status: 422, code: 'REFUSED', message, refusals: error.refusals };
  if (error instanceof TooBusyError)
    return { status: 503, code: 'BUSY', message: 'Others send builds now: try again.' };
  if (error instanceof ZodError) return { status: 400, code: 'WRONG_PARAMETERS', message: issuesOf(error) };
  return answerToOthers(error as Error & { statusCode?: number; code?: string });
}

/** What a command would print is told; what failed in the machine is not. */
function answerToOthers({
  constructor,
  message,
  statusCode = 500,
  code,
}: Error & { statusCode?: number; code?: string }): Answer {
  if (statusCode < 500) return { status: statusCode, code: 'WRONG_CALL', message };
  if (constructor === Error && code === undefined) return { status: 409, code: 'NOT_NOW', message };
  return { status: 500, code: 'FAILED', message: 'The registry failed: its log says why.' };
}

function issuesOf({ issues }: ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
