import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type {
  ChangedEvent,
  ClientEvents,
  SendMessageAck,
  ServerEvents,
} from '@plumbline/shared-schema/events';
import type { Message } from '@plumbline/shared-schema/messages';
import { anOffer } from '@plumbline/testing/builders/offers';

/** The answer of a call, as JSON. */
type Answer = (path: string) => unknown;

/**
 * A server with real sockets that answers every call with one offer. `apiUrl`: where it is; `heard`: handshakes and
 * events, oldest first; `paths`: the calls; `asked`: how often the offers were asked for; `acknowledge`: what messages
 * sent over a socket are told from now on.
 */
export async function startLiveServer(answer: Answer = () => [anOffer()]) {
  const heard: unknown[] = [];
  const paths: string[] = [];
  let refusal: string | undefined;
  let ack: SendMessageAck = { success: false };
  let missed: (afterSeq: number) => Message[] = () => [];
  const http = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api/v1/', '');
    paths.push(path);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(path)));
  });
  const io = new Server<ClientEvents, ServerEvents>(http, { serveClient: false });
  io.use((_socket, next) => {
    next(
      refusal === undefined ? undefined : Object.assign(new Error('refused'), { data: { code: refusal } }),
    );
  });
  io.on('connection', (socket) => {
    heard.push(socket.handshake.auth);
    socket.on('registerUser', (payload) => heard.push(payload));
    socket.on('joinRoom', ({ chatId, afterSeq }, acknowledge) => {
      heard.push({ joined: chatId });
      acknowledge?.({ success: true, ...(afterSeq !== undefined && { messages: missed(afterSeq) }) });
    });
    socket.on('typing', (payload) => heard.push({ typing: payload.chatId }));
    socket.on('sendMessage', (payload, acknowledge) => {
      heard.push({ sent: payload.messageText });
      acknowledge?.(ack);
    });
    socket.on('markAsRead', (payload, acknowledge) => {
      heard.push({ read: payload });
      acknowledge?.({ success: true });
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api/v1`,
    heard: () => heard,
    paths: () => paths,
    asked: () => paths.filter((path) => path.startsWith('offers/')).length,
    openSockets: () => io.engine.clientsCount,
    emitChanged: (changed: ChangedEvent) => io.emit('changed', changed),
    emit: io.emit.bind(io),
    acknowledge: (told: SendMessageAck) => void (ack = told),
    /** What a page that joins a chat again is told that it missed. */
    answerJoins: (read: typeof missed) => void (missed = read),
    /** As when it has missed something itself. */
    catchUp: () => io.emit('catchUp'),
    /** As when a proxy restarts: the client comes back by itself. */
    hangUp: () => io.sockets.sockets.forEach((socket) => socket.conn.close()),
    /** As when it stops in good order: the client does not come back by itself. */
    sendAway: () => io.disconnectSockets(true),
    /** Lets nobody in, for the reason `code`; undefined: everybody again. */
    refuse: (code: string | undefined) => void (refusal = code),
    close: () => io.close(),
  };
}
