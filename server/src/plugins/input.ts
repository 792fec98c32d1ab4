import fp from 'fastify-plugin';
import { AppError } from '../errors';

/** Deeper than any of our bodies; beyond it recursive code would run out of stack. */
const MAX_DEPTH = 32;

/**
 * Refuses, before validation, what no schema should have to think of: a NUL character anywhere (PostgreSQL cannot
 * store it) and absurd nesting. Both are 400.
 */
export const cleanInput = fp(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      inspect(request.query);
      inspect(request.params);
      inspect(request.body);
    });
  },
  { name: 'clean-input' },
);

type Node = { value: unknown; path: string; depth: number };

function inspect(root: unknown): void {
  const open: Node[] = [{ value: root, path: '', depth: 0 }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path, depth } = node;
    if (typeof value === 'string' && value.includes('\0')) {
      throw new AppError('VALIDATION_FAILED', { fields: { [path]: 'validation.invalid' } });
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth >= MAX_DEPTH) throw new AppError('BAD_REQUEST');
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\0')) throw new AppError('BAD_REQUEST');
      open.push({ value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
}
