/** What the API's benchmark asks about: jobs of the demo world, people, a chat of theirs and jobs to apply for. */
import { expectCall } from '../server/faults/call.mjs';
import { PASSWORD, signUp } from '../server/faults/people.mjs';
import { several, signUpPair } from '../server/faults/chat-people.mjs';

const APPLICANTS = 10;
const MESSAGES = 50;
const WORDS = ['kitchen', 'roof', 'paint', 'pipe'];

const COPY_JOB = `
  insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, experience, employment_type, status)
  select gen_random_uuid(), owner_id, 'Bench ' || number, description, job_type, job_duration, job_category, experience,
    employment_type, 'open'
  from jobs cross join generate_series(1, $2::int) as number where id = $1 returning id`;

/** Calls by case, as our API and the bare peers have them (`ours`) and as Feathers would (`feathers`). */
export async function createWorld(site, { applications }) {
  const { data: jobs } = await expectCall(site.url, { path: '/api/v1/jobs/recent?limit=50&list=data' });
  const searches = [
    ['', ''],
    ...WORDS.map((word) => [`&q=${word}`, `&jobs.title[$ilike]=${encodeURIComponent(`%${word}%`)}`]),
    ['&category=residential', '&job_category=residential'],
  ];
  const [person] = await signUpPair(site);
  await several(MESSAGES, (n) =>
    expectCall(site.url, {
      method: 'POST',
      path: '/api/v1/messages',
      token: person.token,
      json: { recipientId: person.otherId, content: `Message ${n}: shall I bring the long ladder?` },
    }),
  );
  const people = await several(APPLICANTS, () => signUp(site, 'contractor'));
  const targets = await site.query(COPY_JOB, [jobs[0]._id, Math.ceil(applications / APPLICANTS)]);
  const pairs = targets.flatMap(({ id }) => people.map(({ token }) => ({ jobId: id, token })));
  const coverLetter = 'I have done this for twenty years, with my own tools and van.';
  const post = (path, json, token) => ({ method: 'POST', path, json, token });
  const login = { email: people[0].email, password: PASSWORD };
  const details = {
    ours: jobs.map(({ _id }) => ({ path: `/api/v1/jobs/${_id}` })),
    feathers: jobs.map(({ _id }) => ({ path: `/jobs/${_id}` })),
  };
  const search = {
    ours: searches.map(([query]) => ({ path: `/api/v1/jobs/search?limit=10&list=data${query}` })),
    feathers: searches.map(([, query]) => ({
      path: `/jobs?status=open&$limit=10&$sort[created_at]=-1${query}`,
    })),
  };
  return {
    details,
    'details cold': cold(details),
    search,
    'search cold': cold(search),
    professionals: { ours: [1, 2].map((page) => ({ path: `/api/v1/professionals?page=${page}&limit=10` })) },
    messages: {
      ours: [{ path: `/api/v1/messages/${person.chatId}`, token: person.token }],
      feathers: [{ path: `/messages?chat_id=${person.chatId}&$limit=50&$sort[seq]=-1`, token: person.token }],
    },
    login: { ours: [post('/api/v1/auth/login', login)], feathers: [post('/login', login)] },
    apply: {
      isOnce: true,
      ours: pairs.map(({ jobId, token }) =>
        post('/api/v1/applications/apply', { jobId, coverLetter }, token),
      ),
      feathers: pairs.map(({ jobId, token }) =>
        post('/applications', { job_id: jobId, cover_letter: coverLetter }, token),
      ),
      between: () => site.query(`delete from applications where cover_letter = $1`, [coverLetter]),
    },
  };
}

/** The same, each answer read for its call. */
const cold = ({ ours, feathers }) => ({ ours: ours.map((call) => ({ ...call, isCold: true })), feathers });
