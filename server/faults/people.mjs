/** People of a fault run: signed up and in through the API, with open pages if wanted. */
import { io } from 'socket.io-client';
import { expectCall } from './call.mjs';

const COME_BACK_MS = 1000;
export const PASSWORD = 'Plumb-lines-hang-straight-7';
let made = 0;

/** Signs up and in. Returns `{ id, email, token }`. `from`: more of the calls, such as their address. */
export async function signUp(site, userType, from = {}) {
  const email = `fault-${process.pid}-${made++}@example.test`;
  const person = { fullName: `Fault ${userType}`, email, password: PASSWORD, userType };
  await expectCall(site.url, { method: 'POST', path: '/api/v1/auth/register', json: person, ...from });
  const { token, user } = await expectCall(site.url, {
    method: 'POST',
    path: '/api/v1/auth/login',
    json: { email, password: PASSWORD },
    ...from,
  });
  return { id: user._id, email, token };
}

/** The socket of an open page, which reconnects as the site's pages do. Close it with `.disconnect()`. */
export function openPage(site, { id, token }) {
  const socket = io(site.url, {
    auth: { token },
    transports: ['websocket', 'polling'],
    forceNew: true,
    ca: site.ca,
  });
  socket.on('connect', () => socket.emit('registerUser', { userId: id }));
  comeBack(socket);
  return socket;
}

/** A server in trouble refuses a session that it cannot look up; after that socket.io does not try again by itself. */
export function comeBack(socket) {
  socket.on('connect_error', ({ data }) => {
    if (!socket.active && data?.code === undefined) setTimeout(() => socket.connect(), COME_BACK_MS);
  });
}
