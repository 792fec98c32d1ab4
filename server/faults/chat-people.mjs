/** People who have a chat with each other, for runs that write a lot. */
import { expectCall } from './call.mjs';
import { signUp } from './people.mjs';

/** Passwords are hashed on purpose slowly: more at once only wait. */
const AT_ONCE = 8;

/** Runs `make` for 0 to `count` - 1, some at once. */
export async function several(count, make) {
  const made = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - n);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, m) => make(n + m)))));
  }
  return made;
}

/** Signs up two people and opens their chat. Returns both sides of it. */
export async function signUpPair(site) {
  const [client, contractor] = [await signUp(site, 'client'), await signUp(site, 'contractor')];
  const { _id: chatId } = await expectCall(site.url, {
    method: 'POST',
    path: '/api/v1/chats/create',
    token: client.token,
    json: {
      jobId: null,
      participants: [
        { userId: client.id, role: 'sender' },
        { userId: contractor.id, role: 'receiver' },
      ],
    },
  });
  return [
    { ...client, chatId, otherId: contractor.id },
    { ...contractor, chatId, otherId: client.id },
  ];
}
