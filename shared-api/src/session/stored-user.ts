import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import type { User } from '@plumbline/shared-schema/users';

/** The stored user omits these. The server never sends them; a foreign server might. */
const SECRET_FIELDS = new Set(['password', 'resetPasswordToken', 'resetPasswordExpires']);

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'userType' in value;

function parseUser(text: string): User | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The user as it may be stored: without secrets. */
export function publicFields(user: User): User {
  return Object.fromEntries(Object.entries(user).filter(([field]) => !SECRET_FIELDS.has(field))) as User;
}

export function writeUser(user: User): void {
  siteStorage.write('user', JSON.stringify(publicFields(user)));
}

/** The stored user where both token and user are there; broken items are removed. */
export function readSession(): User | undefined {
  const token = siteStorage.read('token');
  const text = siteStorage.read('user');
  if (token === null || text === null) return undefined;
  const user = parseUser(text);
  if (!user || token === '') for (const key of ['token', 'user']) siteStorage.remove(key);
  return token === '' ? undefined : user;
}
