/**
 * Run by its file, with the server's settings and while it runs: `node server/dist/admin.js grant ada@example.org`, or
 * `revoke`; in a checkout `npm run admin -- grant ada@example.org`. The one way to make an administrator.
 */
import { readConfig } from '../settings/config';
import { createAdminCommand } from '../domains/trust/administration/admin-command';
import { runCommand, withDatabase } from './operator-database';
import { StartError } from '../settings/start-error';

async function main(words: readonly string[]): Promise<string> {
  const [word, email] = words;
  if (words.length !== 2 || email === undefined || (word !== 'grant' && word !== 'revoke'))
    throw new StartError('Say whom: admin grant ada@example.org, or admin revoke ada@example.org.');
  const config = readConfig(process.env);
  return withDatabase(config, (connection) => createAdminCommand(config, connection)[word](email));
}

runCommand(main(process.argv.slice(2)));
