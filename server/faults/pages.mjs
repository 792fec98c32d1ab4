/** Open pages that list a person's offers, and ask again when they hear that they must, as the site's pages do. */
import { call, createAgent } from './call.mjs';
import { openPage } from './people.mjs';

const PAGE_SIZE = 100;
/** The spread of `catchUp` in shared-api's socket. */
const SPREAD_MS = 3000;

/** `knows(id)`: does the page show that offer? `toldOf(id)`: when the server told it of that offer by name. */
export function openOffersPage(site, person) {
  const agent = createAgent();
  const known = new Set();
  const told = new Map();
  let asking;
  let isStale = false;
  let catchUps = 0;
  let hasBeenOpen = false;

  async function askOnce() {
    for (let page = 1; ; page++) {
      const path = `/api/v1/offers/sent-or-received-offers?page=${page}&limit=${PAGE_SIZE}`;
      const { status, body } = await call(site.url, { path, token: person.token, agent });
      if (status !== 200) return;
      for (const { _id } of body) known.add(_id);
      if (body.length < PAGE_SIZE) return;
    }
  }

  async function ask() {
    isStale = true;
    while (asking === undefined && isStale) {
      isStale = false;
      asking = askOnce();
      await asking;
      asking = undefined;
    }
  }

  const socket = openPage(site, person);
  socket.on('connect', () => {
    if (hasBeenOpen) void ask();
    hasBeenOpen = true;
  });
  socket.on('changed', ({ resource, _id }) => {
    if (resource !== 'Offer') return;
    told.set(_id, told.get(_id) ?? Date.now());
    void ask();
  });
  socket.on('catchUp', () => {
    catchUps += 1;
    setTimeout(() => void ask(), Math.random() * SPREAD_MS);
  });
  return {
    knows: (id) => known.has(id),
    toldOf: (id) => told.get(id),
    catchUps: () => catchUps,
    isOpen: () => socket.connected,
    close: () => {
      socket.disconnect();
      agent.destroy();
    },
  };
}
