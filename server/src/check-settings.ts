/** Run by its file: ends with 1, and a line for each, where settings are wrong; before anything is built for them. */
import { readConfig } from './config';
import { StartError } from './start-error';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
