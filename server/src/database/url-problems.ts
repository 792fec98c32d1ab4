import { StartError } from '../settings/start-error';

/** SQLSTATEs of a database that answers and refuses, with what the operator can do. */
const REMEDIES: Record<string, string> = {
  '28000': 'make the role, or let it in from here (pg_hba.conf)',
  '28P01': 'check user and password',
  '3D000': 'make the database first',
  '42501': 'give the role CREATE on the database and on its schema public',
  '0A000': 'install the extensions that come with PostgreSQL (contrib)',
  '58P01': 'install the extensions that come with PostgreSQL (contrib)',
};

/** The line to print instead of a stack, where the database that DATABASE_URL names refuses; else `error` itself. */
export function namingDatabaseUrl(error: unknown): unknown {
  const root = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code = '', message = '' } = root as { code?: string; message?: string };
  const remedy = REMEDIES[code];
  return remedy === undefined ? error : new StartError(`DATABASE_URL: ${message}: ${remedy}.`);
}
