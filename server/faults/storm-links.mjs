/**
 * The network of a storm: one port in front of several servers, which cuts each connection after a random while, in the
 * middle of whatever is on its way.
 */
import net from 'node:net';

const HOST = '127.0.0.1';

function reach(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
  });
}

/** Servers are tried from a random one on. */
async function reachOne(ports) {
  const first = Math.floor(Math.random() * ports.length);
  for (let n = 0; n < ports.length; n++) {
    const socket = await reach(ports[(first + n) % ports.length]);
    if (socket !== undefined) return socket;
  }
  return undefined;
}

/** `calm()`: from now on nothing is cut. */
export async function createLinks({ ports, shortestMs, longestMs }) {
  let cuts = 0;
  let isCalm = false;
  const open = new Set();

  const cut = (near, far) => {
    open.delete(near);
    near.destroy();
    far?.destroy();
  };
  const join = async (near) => {
    open.add(near);
    near.on('error', () => cut(near));
    const far = await reachOne(ports);
    if (far === undefined || near.destroyed) return cut(near, far);
    const end = () => cut(near, far);
    for (const side of [near, far]) side.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
    const life = shortestMs + Math.random() * (longestMs - shortestMs);
    setTimeout(() => {
      if (isCalm || near.destroyed) return;
      cuts += 1;
      end();
    }, life).unref();
  };

  const server = net.createServer((near) => void join(near));
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${server.address().port}`,
    cuts: () => cuts,
    calm: () => (isCalm = true),
    close: () => {
      server.close();
      for (const near of open) near.destroy();
    },
  };
}
