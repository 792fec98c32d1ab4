import { oneLine } from '@plumbline/shared-schema/texts';
import { z } from 'zod';
import type { RouteOptions } from 'fastify';
import { registerRoutes } from '../app/api';
import { createTestServer } from '../app/testing';
import { readConfig } from '../settings/config';
import { createKeptAnswers } from '../kit/kept-answers';
import { createHttp, prepareApi } from './http';

const server = createTestServer();

const OPAQUE = 'made by a machine and compared as a whole';
const PASSWORD = 'what is typed counts to the letter, in one normal form';
/** Texts that nothing cleans, by the last part of their name. */
const NOT_CLEANED: Record<string, string> = {
  password: PASSWORD,
  oldPassword: PASSWORD,
  token: OPAQUE,
  deviceToken: OPAQUE,
  ticket: OPAQUE,
  sig: OPAQUE,
  clientMessageId: OPAQUE,
  'transports[]': OPAQUE,
  returnTo: 'a path of the site, or it is not followed',
};
/** Calls whose texts no person types; the last reads code and credential alone, which are opaque. */
const OF_MACHINES = /^\/(telemetry|auth\/google)(\/|$)/;

/** More than any text of the product may have. */
const ENDLESS = 'a'.repeat(3_000_000);
/** A direction mark and a space without width, within a word and at both ends. */
const HOSTILE = '\u202eab\u200bc\u2060';
const UNSEEN = /[\u202e\u200b\u2060]/;

type Def = z.core.$ZodTypes['_zod']['def'];
type Text = { name: string; schema: z.core.$ZodType };

/** The schema beneath what makes it optional, nullable and the like. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as Def;
  if ('innerType' in def) return unwrapped(def.innerType);
  return def.type === 'lazy' ? unwrapped(def.getter()) : schema;
}

/** Each text of a request, with the checks that it meets. */
function textsOf(given: z.core.$ZodType, name: string): Text[] {
  const schema = unwrapped(given);
  if (isText(schema)) return [{ name, schema }];
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));
    case 'array':
      return textsOf(def.element, `${name}[]`);
    case 'record':
      return [...textsOf(def.keyType, `${name}{key}`), ...textsOf(def.valueType, `${name}{}`)];
    case 'union':
      return def.options.flatMap((option) => textsOf(option, name));
    case 'intersection':
      return [...textsOf(def.left, name), ...textsOf(def.right, name)];
    case 'pipe':
      return textsOf(def.in, name);
    default:
      return [];
  }
}

/** Whether it takes a text, perhaps among other things, and nothing that has parts. */
function isText(schema: z.core.$ZodType): boolean {
  const { def } = unwrapped(schema)._zod as { def: Def };
  if (def.type === 'union') return def.options.some(isText) && !def.options.some(hasParts);
  if (def.type === 'pipe') return isText(def.in);
  return ['string', 'any', 'unknown'].includes(def.type);
}

function hasParts(schema: z.core.$ZodType): boolean {
  return ['object', 'array', 'record'].includes(unwrapped(schema)._zod.def.type);
}

function faultOf({ name, schema }: Text): string | undefined {
  if (z.safeParse(schema, ENDLESS).success) return 'has no limit';
  if (name.replace(/^.*[. ]/, '') in NOT_CLEANED) return undefined;
  const { success, data } = z.safeParse(schema, HOSTILE);
  return success && UNSEEN.test(JSON.stringify(data)) ? 'keeps what nobody sees' : undefined;
}

/** Every route of the API as it is declared. */
async function routes(): Promise<RouteOptions[]> {
  const { services, connection, databaseUrl, folder } = server;
  const config = readConfig({
    PROFILE: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  const found: RouteOptions[] = [];
  const http = await createHttp(config);
  http.addHook('onRoute', (route) => void found.push(route));
  await http.register(async (scope) => {
    const { sessions, team, incoming } = services;
    const kept = createKeptAnswers(() => false);
    const parts = { config, connection, lookup: sessions.lookup, recordDeed: team.record, incoming, kept };
    await registerRoutes(await prepareApi(scope, parts), services, undefined);
  });
  await http.ready();
  await http.close();
  return found;
}

test('every text of a request has a limit, and is cleaned where a person types it', async () => {
  const all = await routes();
  expect(all.length).toBeGreaterThan(200);
  const texts = all
    .filter(({ url }) => !OF_MACHINES.test(url))
    .flatMap(({ method, url, schema }) =>
      (['body', 'querystring'] as const).flatMap((part) => {
        const given = schema?.[part];
        return given instanceof z.ZodType ? textsOf(given, `${String(method)} ${url} ${part}`) : [];
      }),
    );
  expect(texts.length).toBeGreaterThan(200);
  const faults = texts.flatMap((text) => {
    const fault = faultOf(text);
    return fault === undefined ? [] : [`${text.name} ${fault}`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['a bare text', z.string(), 'has no limit'],
  ['a text with a limit that nothing cleans', z.string().max(20), 'keeps what nobody sees'],
  [
    'the same within a list, or nothing',
    z.array(z.string().max(20).nullable()).optional(),
    'keeps what nobody sees',
  ],
  ['a text or a number', z.union([z.string(), z.number()]).transform(String), 'has no limit'],
  ['one line', oneLine(20), undefined],
])('%s is told from what is right', (_what, field, fault) => {
  const [text] = textsOf(z.object({ field }), 'body');
  expect(text && faultOf(text)).toBe(fault);
});
