/**
 * Run by its file, with the server's settings and while it runs: `node server/dist/requeue.js mails`, or `events`. What
 * was given up is tried again.
 */
import { readConfig } from './config';
import { connect } from './database/connect';
import { urlOfRunning } from './database/embedded';
import { isDatabaseLost } from './database/lost';
import { namingDatabaseUrl } from './database/url-problems';
import { requeue } from './outbox/queues.repository';
import { StartError } from './start-error';

async function main(words: readonly string[]): Promise<string> {
  const [word] = words;
  if (words.length !== 1 || (word !== 'mails' && word !== 'events'))
    throw new StartError('Say which queue: requeue.js mails, or requeue.js events.');
  const connection = connect({ url: databaseUrl(), poolSize: 1 });
  try {
    const count = await requeue[word](connection.database);
    return `Given up and now tried again: ${count} ${word}.`;
  } catch (error) {
    throw isDatabaseLost(error) ? new StartError('The database does not answer.') : namingDatabaseUrl(error);
  } finally {
    await connection.close();
  }
}

function databaseUrl(): string {
  const { databaseUrl: given, profile, ...place } = readConfig(process.env);
  const url = given ?? urlOfRunning({ ...place, mayLieElsewhere: profile !== 'production' });
  if (url === undefined) throw new StartError('The embedded database does not run: start the server first.');
  return url;
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
