/** Feathers over knex on the product's tables, as its documentation has it. Prints nothing; sends its port. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { feathers } from '@feathersjs/feathers';
import { KnexService } from '@feathersjs/knex';
import { bodyParser, errorHandler, koa, parseAuthentication, rest } from '@feathersjs/koa';
import knex from 'knex';

// Of the product's installation: the password was hashed with it.
const { verify } = createRequire(new URL('../../package.json', import.meta.url))('@node-rs/argon2');

const POOL = 20;
const PAGE = { default: 10, max: 100 };
const hashOf = (token) => createHash('sha256').update(token).digest('hex');

function createServices(Model) {
  const table = (name, more = {}) => new KnexService({ Model, name, paginate: PAGE, ...more });
  const jobs = table('jobs', { operators: ['$ilike'], filters: { $ilike: true } });
  const joined = jobs.createQuery.bind(jobs);
  jobs.createQuery = (params) =>
    joined(params)
      .leftJoin('users as owner', 'jobs.owner_id', 'owner.id')
      .select('owner.full_name as owner_name', 'owner.company_name as owner_company');

  const login = {
    create: async ({ email, password }) => {
      const user = await Model('users').where({ email }).first();
      if (!(await verify(user.password_hash, password))) throw new Error('wrong password');
      const token = randomBytes(32).toString('base64url');
      const ends = Model.raw("now() + interval '1 day'");
      await Model('sessions').insert({
        id: randomUUID(),
        token_hash: hashOf(token),
        user_id: user.id,
        expires_at: ends,
      });
      return { success: true, token, user: { _id: user.id, fullName: user.full_name, email } };
    },
  };
  return { jobs, messages: table('messages'), applications: table('applications'), login };
}

function signedIn(Model) {
  return async ({ params }) => {
    const token = params.headers.authorization.slice('Bearer '.length);
    params.user = await Model('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .where('token_hash', hashOf(token))
      .first('users.id');
    if (params.user === undefined) throw new Error('not signed in');
  };
}

async function serve({ databaseUrl }) {
  const Model = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: POOL } });
  const app = koa(feathers());
  app.use(errorHandler());
  app.use(parseAuthentication());
  app.use(bodyParser());
  app.configure(rest());
  for (const [name, service] of Object.entries(createServices(Model))) app.use(name, service);
  app.service('messages').hooks({ before: { all: [signedIn(Model)] } });
  const own = (context) => {
    context.data = { ...context.data, id: randomUUID(), user_id: context.params.user.id };
  };
  app.service('applications').hooks({ before: { create: [signedIn(Model), own] } });
  const server = await app.listen(0, '127.0.0.1');
  return server.address().port;
}

process.once('message', async (settings) => {
  process.once('disconnect', () => process.exit());
  process.send(await serve(settings));
});
