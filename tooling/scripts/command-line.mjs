import { parseArgs } from 'node:util';
import { stop } from './checks.mjs';

/**
 * What a command was called with: its `options`, as `parseArgs` wants them, and up to `names` words. `--help` prints
 * `usage`; an argument that the command does not know ends it with one line and the usage, before it has done anything.
 */
export function readCommandLine(usage, { options = {}, names = 0, args = process.argv.slice(2) } = {}) {
  const { values, positionals } = parse(usage, { args, options });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  const unknown = positionals[names];
  if (unknown !== undefined) stop(`Unknown argument: ${unknown}\n\n${usage}`);
  return { ...values, names: positionals };
}

function parse(usage, { args, options }) {
  const all = { ...options, help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ args, options: all, allowPositionals: true });
  } catch (error) {
    // Node goes on to say how a word that begins with a hyphen could be passed.
    return stop(`${error.message.split('. ')[0]}\n\n${usage}`);
  }
}
