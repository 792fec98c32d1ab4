import * as applications from '@plumbline/shared-schema/applications';
import * as auth from '@plumbline/shared-schema/auth';
import * as chats from '@plumbline/shared-schema/chats';
import * as contracts from '@plumbline/shared-schema/contracts';
import * as events from '@plumbline/shared-schema/events';
import * as feedbacks from '@plumbline/shared-schema/feedbacks';
import * as jobs from '@plumbline/shared-schema/jobs';
import * as messages from '@plumbline/shared-schema/messages';
import * as offers from '@plumbline/shared-schema/offers';
import * as savedJobs from '@plumbline/shared-schema/saved-jobs';
import * as users from '@plumbline/shared-schema/users';
import { VALIDATION_KEYS } from '@plumbline/shared-schema/validation';

type Parser = {
  safeParse: (value: unknown) => { error?: { issues: { message: string; path: PropertyKey[] }[] } };
  shape?: Record<string, unknown>;
};

const entries = {
  applications,
  auth,
  chats,
  contracts,
  events,
  feedbacks,
  jobs,
  messages,
  offers,
  savedJobs,
  users,
};

const schemas = Object.entries(entries).flatMap(([entry, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'object' && 'safeParse' in value)
    .map(([name, schema]) => [`${entry}.${name}`, schema as unknown as Parser] as const),
);

const known = new Set<string>(VALIDATION_KEYS.map((key) => `validation.${key}`));

function filled(schema: Parser, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema.shape ?? {}).map((key) => [key, value]));
}

test.each(schemas)('%s answers hostile values with locale keys only', (_name, schema) => {
  const hostile = [null, {}, [], { a: 1 }, '', -1, Number.NaN, 'x'.repeat(25_000), true, '9'.repeat(400)];
  const values = [undefined, ...hostile, ...hostile.map((value) => filled(schema, value))];
  const said = values.flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  expect(said.filter(({ message }) => !known.has(message))).toEqual([]);
});
