/**
 * Run by its file, with the server's settings and while it runs: `node server/dist/requeue.js mails`, or `events`. What
 * was given up is tried again.
 */
import { readConfig } from '../settings/config';
import { runCommand, withDatabase } from './operator-database';
import { requeue } from '../kit/outbox/queues.repository';
import { StartError } from '../settings/start-error';

async function main(words: readonly string[]): Promise<string> {
  const [word] = words;
  if (words.length !== 1 || (word !== 'mails' && word !== 'events'))
    throw new StartError('Say which queue: requeue.js mails, or requeue.js events.');
  return withDatabase(readConfig(process.env), async ({ database }) => {
    const count = await requeue[word](database);
    return `Given up and now tried again: ${count} ${word}.`;
  });
}

runCommand(main(process.argv.slice(2)));
