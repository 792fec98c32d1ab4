/**
 * What the chat is compared with: bare Socket.IO, in a process of its own. `sendMessage` is acknowledged at once
 * (`echo`), after one INSERT with a durable commit (`insert`), or at once and passed on to the room (`relay`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Server } from 'socket.io';

/** As many connections as a server of ours takes. */
const POOL = 20;
const TABLE = `create table if not exists bare_messages
  (id bigint generated always as identity primary key, chat_id text, sender_id text, message_text text, at timestamptz default now())`;
const INSERT =
  'insert into bare_messages (chat_id, sender_id, message_text) values ($1, $2, $3) returning id';

/** Starts one. `stop()` ends it; it also ends with this process. */
export async function startPeer({ databaseUrl = '' } = {}) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve', databaseUrl], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function serve(databaseUrl) {
  const pool = databaseUrl === '' ? undefined : new pg.Pool({ connectionString: databaseUrl, max: POOL });
  await pool?.query(TABLE);
  const io = new Server(0, { serveClient: false });
  io.on('connection', (socket) => {
    const { mode, room } = socket.handshake.auth;
    if (room) void socket.join(room);
    socket.on('sendMessage', async (message, ack) => {
      if (mode === 'insert') {
        const { chatId, senderId, messageText } = message;
        await pool.query({ name: 'insert', text: INSERT, values: [chatId, senderId, messageText] });
      }
      if (mode === 'relay') socket.to(room).emit('newMessage', message);
      ack({ success: true, message });
    });
  });
  process.send(io.httpServer.address().port);
}

if (process.argv[2] === 'serve') {
  process.stdin.on('close', () => process.exit()).resume();
  await serve(process.argv[3]);
}
