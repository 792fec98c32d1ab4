/** SQLSTATEs and socket errors: lost, starting, stopping, out of connections, or too slow to wait for. */
const LOST_CODE =
  /^(08|57P0[123]|57014|25P03|53(?!100)|58030)|^(ECONN(REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)$/;
const LOST_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** Why the database did not answer, in short; `undefined` where it answered, if only with a refusal. */
export function reasonOfLoss(error: unknown): string | undefined {
  const { code, message } = (rootOf(error) ?? {}) as { code?: unknown; message?: unknown };
  if (LOST_CODE.test(String(code ?? ''))) return String(code);
  return LOST_TEXT.exec(String(message ?? ''))?.[0];
}

/** Did the database not answer, rather than refuse? The same call may do well once it is back. */
export function isDatabaseLost(error: unknown): boolean {
  return reasonOfLoss(error) !== undefined;
}

/** drizzle wraps what the driver throws. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
