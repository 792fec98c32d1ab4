import type pg from 'pg';
import { TABLE_NAMES } from './schema';

/** Written often, and no part of what visitors read. Every other table counts as one that they may see. */
export const UNSEEN_TABLES = new Set([
  ...['sessions', 'known_devices', 'failed_sign_ins', 'account_attempts', 'sign_in_tickets'],
  ...['password_resets', 'recovery_codes', 'email_codes', 'identity_codes', 'phone_codes'],
  ...['passkey_challenges', 'spent_credentials', 'idempotency_keys', 'outbox', 'mails', 'text_messages'],
  ...['chats', 'chat_participants', 'messages', 'message_files', 'searched_messages', 'search_marks'],
  ...['notifications', 'pushes', 'push_subscriptions', 'telemetry_counts', 'error_samples'],
  ...['saved_jobs', 'saved_professionals', 'saved_searches', 'saved_search_matches'],
  ...['provider_events', 'sandbox_operations', 'accounts', 'transfers', 'entries', 'team_log'],
]);

const SEEN_TABLES = new Set(TABLE_NAMES.filter((name) => !UNSEEN_TABLES.has(name)));
const CHANGE =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+"?(\w+)/gi;

/** Does this statement change a table that visitors may see something of? What triggers write follows from such a table. */
export function changesWhatIsPublic(text: string): boolean {
  for (const [, table = ''] of text.matchAll(CHANGE)) if (SEEN_TABLES.has(table)) return true;
  return false;
}

/**
 * Calls `tell` whenever this connection has committed a change of what visitors see, before whoever changed it goes on;
 * and when it ends while it is unknown whether a change was committed.
 */
export function watchPublicChanges(client: pg.PoolClient, tell: () => void): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let isChanging = false;
  const settle = () => {
    if (isChanging) tell();
    isChanging = false;
  };
  const watched = (...parameters: unknown[]) => {
    const [statement] = parameters as [string | { text?: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    isChanging ||= text !== undefined && changesWhatIsPublic(text);
    return query(...parameters);
  };
  Object.assign(client, { query: watched });
  // `I`: outside any transaction. Before the driver's own listener, which resolves the statement.
  connection.prependListener('readyForQuery', ({ status }: { status: string }) => {
    if (status === 'I') settle();
  });
  client.once('end', settle);
}
