import { setTimeout as pause } from 'node:timers/promises';
import { apiFigures } from '../guard/api-figures';
import { guardCanaries } from '@plumbline/registry/guard';
import type { CanaryVerdict } from '@plumbline/registry/guard';
import { numberOf, open, siteOf } from './command';
import type { Call } from './command';

/** Judges every canary, once or every `--interval` seconds, and ends those that fail more than the live release. */
export async function guard({ env, print, options }: Call): Promise<void> {
  const interval = numberOf(options, 'interval', 0);
  const readFigures = apiFigures({ site: siteOf(env), token: env['FIGURES_TOKEN'] });
  const look = async () => {
    // Reopened each time, because keys may be rotated meanwhile.
    const guarded = await guardCanaries(await open(env), readFigures);
    for (const one of guarded) print(lineOf(one));
    return guarded;
  };
  const guarded = await look();
  while (interval > 0) {
    await pause(interval * 1000);
    await look().catch((error: Error) => {
      print(`could not look: ${error.message}`);
    });
  }
  if (guarded.length === 0) print('No canary runs.');
  if (guarded.some(({ outcome }) => outcome === 'unknown'))
    throw new Error('Not every canary could be judged.');
}

function lineOf(guarded: CanaryVerdict): string {
  const { name, version, percent, outcome } = guarded;
  const why = 'reason' in guarded ? `: ${guarded.reason}` : '';
  return `${name.padEnd(14)} ${version.padEnd(18)} ${percent} % of the visitors  ${outcome}${why}`;
}
