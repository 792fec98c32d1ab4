/**
 * Run by its file: ends with 1, and a line for each, where settings are wrong or what they name cannot be used; before
 * anything is built for them.
 */
import { readConfig } from '../settings/config';
import { checkBeforeStart } from '../settings/start-checks';
import { StartError } from '../settings/start-error';

async function check(): Promise<void> {
  await checkBeforeStart(readConfig(process.env), (line) => void process.stderr.write(`${line}\n`));
}

check().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
