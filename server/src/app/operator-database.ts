import pg from 'pg';
import type { Config } from '../settings/config';
import { connect } from '../database/connect';
import type { Connection } from '../database/connect';
import { urlOfRunning } from '../database/embedded';
import { isDatabaseLost } from '../database/lost';
import { namingDatabaseUrl } from '../database/url-problems';
import { StartError } from '../settings/start-error';

/** What a command of the operators does with the database of the server that runs; it returns what is said of it. */
export async function withDatabase(
  config: Config,
  work: (connection: Connection) => Promise<string>,
): Promise<string> {
  const connection = connect({ url: databaseUrl(config), poolSize: 1 });
  try {
    return await work(connection);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await connection.close();
  }
}

/** The same over one connection, whose statements may take their time. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, application_name: 'plumbline-operator' });
  // What breaks while no statement waits is told by the next one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A role behind pgbouncer has the time limits of calls.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await client.end();
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof StartError) return error;
  return isDatabaseLost(error) ? new StartError('The database does not answer.') : namingDatabaseUrl(error);
}

export function databaseUrl({ databaseUrl: given, profile, ...place }: Config): string {
  const url = given ?? urlOfRunning({ ...place, mayLieElsewhere: profile !== 'production' });
  if (url === undefined) throw new StartError('The embedded database does not run: start the server first.');
  return url;
}

/** Prints what a command says, or in one line why it could not. */
export function runCommand(command: Promise<string>): void {
  command.then(
    (line) => process.stdout.write(`${line}\n`),
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
