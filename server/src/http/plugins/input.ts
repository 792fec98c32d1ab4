import fp from 'fastify-plugin';
import { AppError } from '../../kit/errors';

/** Deeper than any of our bodies; beyond it recursive code would run out of stack. */
const MAX_DEPTH = 32;

/**
 * Refuses, before validation, what no schema should have to think of: a NUL character anywhere (PostgreSQL cannot
 * store it) and absurd nesting. Both are 400.
 */
export const cleanInput = fp(
  async (app) => {
    app.addHook('preValidation', ({ query, params, body }, _reply, done) => {
      try {
        [query, params, body].forEach(inspect);
      } catch (error) {
        return done(error as Error);
      }
      done();
    });
  },
  { name: 'clean-input' },
);

/** More than any of our bodies has. */
const MOST_VALUES = 10_000;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Refuses JSON of absurdly many values before it is parsed, which would keep everybody waiting. Counts what begins or
 * parts them, in texts too; a file in base64 has none of it.
 */
export function refuseManyValues(json: string): void {
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if ((code === COMMA || code === LIST || code === OBJECT) && ++count > MOST_VALUES)
      throw new AppError('PAYLOAD_TOO_LARGE');
  }
}

type Node = { value: unknown; path: string; depth: number };

function inspect(root: unknown): void {
  const open: Node[] = [{ value: root, path: '', depth: 0 }];
  for (let node = open.pop(); node; node = open.pop()) {
    if (typeof node.value === 'string') refuseNul(node.value, node.path);
    else for (const child of childrenOf(node)) open.push(child);
  }
}

function childrenOf({ value, path, depth }: Node): Node[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  if (depth >= MAX_DEPTH) throw new AppError('BAD_REQUEST');
  return Object.entries(value).map(([key, child]) => {
    refuseNul(key, path);
    return { value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 };
  });
}

function refuseNul(text: string, path: string): void {
  if (text.includes('\0'))
    throw new AppError('VALIDATION_FAILED', { fields: { [path]: 'validation.invalid' } });
}
