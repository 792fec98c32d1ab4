/**
 * Answers of the API, as a remote got them, in `<remote>/recorded/<role>.json`: who signed in, and what each GET
 * gave. `visitor` is the role of nobody.
 */
import fs from 'node:fs';
import path from 'node:path';

const SECRET_KEYS = /^(token|accessToken|password|secret)$/;
const SECRET_PARAMETERS = /([?&](?:token|signature)=)[^&"]*/g;
/** Bytes; larger answers (a film, a large picture) are left out. */
const LARGEST = 300_000;

export const VISITOR = 'visitor';

/** An address as it is kept and looked up: without what is secret in it. */
export function addressOf(url) {
  return url.replaceAll(SECRET_PARAMETERS, '$1recorded');
}

/** A value of JSON without tokens and passwords, also those in addresses. */
export function withoutSecrets(value) {
  if (typeof value === 'string') return addressOf(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEYS.test(key) ? 'recorded' : withoutSecrets(inner),
    ]),
  );
}

/** What is recorded of an answer; undefined for one that is too big or a 5xx. */
function keptOf({ status, headers, bytes }) {
  if (status >= 500 || bytes.length > LARGEST) return undefined;
  const type = headers['content-type'] ?? '';
  const total = headers['x-total-count'];
  const common = { status, type, ...(total !== undefined && { total }) };
  return type.includes('json')
    ? { ...common, body: withoutSecrets(JSON.parse(bytes.toString('utf8'))) }
    : { ...common, base64: bytes.toString('base64') };
}

/** Writes recordings into `folder`, one file a role. */
export function recorder(folder) {
  const roles = new Map();
  function keep(role, change) {
    const known = roles.get(role) ?? { login: null, answers: {} };
    change(known);
    roles.set(role, known);
    const answers = Object.fromEntries(Object.entries(known.answers).sort(([a], [b]) => (a < b ? -1 : 1)));
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, `${role}.json`),
      `${JSON.stringify({ ...known, answers }, null, 2)}\n`,
    );
  }
  return {
    signIn(role, answer) {
      keep(role, (known) => (known.login = withoutSecrets(answer)));
    },
    answer(role, url, answer) {
      const kept = keptOf(answer);
      if (kept) keep(role, (known) => (known.answers[addressOf(url)] = kept));
    },
  };
}

/** Role → `{ login, answers }`; empty where nothing is recorded. */
export function readRecorded(folder) {
  if (!fs.existsSync(folder)) return {};
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}
