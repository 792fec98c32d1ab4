/**
 * What the API is compared with, in a process of its own: Fastify without a plug-in over pg. Reads run
 * the product's own statements, named, and answer with its body; sign-ins and applications run the fewest statements
 * that do the work. No validation, no limits, no log: what is left when everything else is taken away.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

/** As many connections as a server of ours takes. */
const POOL = 20;
const FIND_SESSION = {
  name: 'session',
  text: `select users.id, users.user_type from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > now()`,
};
const FIND_LOGIN = { name: 'login', text: 'select * from users where email = $1' };
const START_SESSION = {
  name: 'start',
  text: `insert into sessions (id, token_hash, user_id, user_agent, address, expires_at)
    values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
};
const FIND_JOB = {
  name: 'job',
  text: `select id, owner_id, status from jobs where id = $1 and status <> 'removed' for share`,
};
const APPLY = {
  name: 'apply',
  text: `insert into applications (id, job_id, user_id, cover_letter) values ($1, $2, $3, $4)
    on conflict do nothing returning *`,
};
/** Delivered already: nobody shall be told of it. */
const NOTE_EVENT = {
  name: 'event',
  text: 'insert into outbox (id, topic, payload, delivered_at) values ($1, $2, $3, now())',
};

const hashOf = (token) => createHash('sha256').update(token).digest('hex');

function createAnswers({ databaseUrl, reads }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
  // The database ends when the run does.
  pool.on('error', () => undefined);
  const names = new Map();
  const named = (statement) => {
    const name = names.get(statement.text) ?? `read${names.size}`;
    names.set(statement.text, name);
    return { ...statement, name };
  };

  return {
    /** The body comes from the rows' place in it: what is built and written is as large as the product's answer. */
    read: async (path) => {
      const { statements, body } = reads[path];
      for (const statement of statements) await pool.query(named(statement));
      return body;
    },

    login: async ({ email, password }, { agent, address }) => {
      const { rows } = await pool.query({ ...FIND_LOGIN, values: [email] });
      if (!(await verify(rows[0].password_hash, password))) throw new Error('wrong password');
      const token = randomBytes(32).toString('base64url');
      const values = [randomUUID(), hashOf(token), rows[0].id, agent, address];
      await pool.query({ ...START_SESSION, values });
      return { success: true, token, user: { _id: rows[0].id, fullName: rows[0].full_name, email } };
    },

    apply: async ({ jobId, coverLetter }, token) => {
      const session = await pool.query({ ...FIND_SESSION, values: [hashOf(token)] });
      const [user] = session.rows;
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query({ ...FIND_JOB, values: [jobId] });
        const values = [randomUUID(), jobId, user.id, coverLetter];
        const applied = await client.query({ ...APPLY, values });
        const event = JSON.stringify({ jobId, ownerId: rows[0].owner_id, userId: user.id });
        await client.query({ ...NOTE_EVENT, values: [randomUUID(), 'application.created', event] });
        await client.query('commit');
        return { success: true, data: applied.rows[0] };
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

const tokenOf = ({ headers }) => headers.authorization?.slice('Bearer '.length);
const deviceOf = ({ headers, socket }) => ({ agent: headers['user-agent'], address: socket.remoteAddress });

async function serveFastify({ read, login, apply }) {
  const app = fastify();
  for (const path of [
    '/api/v1/jobs/search',
    '/api/v1/jobs/:id',
    '/api/v1/professionals',
    '/api/v1/messages/:id',
  ])
    app.get(path, (request) => read(request.url));
  app.post('/api/v1/auth/login', ({ body, raw }) => login(body, deviceOf(raw)));
  app.post('/api/v1/applications/apply', async ({ body, raw }, reply) =>
    reply.code(201).send(await apply(body, tokenOf(raw))),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address().port;
}

process.once('message', async (settings) => {
  process.once('disconnect', () => process.exit());
  process.send(await serveFastify(createAnswers(settings)));
});
