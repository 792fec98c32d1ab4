import { Readable, Writable } from 'node:stream';
import type { Socket } from 'node:net';
import type { Client, Connection } from 'pg';

/** What the driver's connection knows of COPY, beyond its types. */
type CopyConnection = Connection & {
  stream: Socket;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  sendCopyFail: (why: string) => void;
  endCopyFrom: () => void;
};

/** A statement as the driver runs it: it is told what the database answers. */
type Statement = Record<
  | 'handleRowDescription'
  | 'handleDataRow'
  | 'handlePortalSuspended'
  | 'handleEmptyQuery'
  | 'handleCommandComplete',
  () => void
> & {
  submit: (connection: CopyConnection) => void;
  handleError: (error: Error) => void;
  handleReadyForQuery: () => void;
  handleCopyInResponse: (connection: CopyConnection) => void;
  handleCopyData: (message: { chunk: Buffer }) => void;
};

const ignore = () => undefined;
const NOTHING = {
  handleRowDescription: ignore,
  handleDataRow: ignore,
  handlePortalSuspended: ignore,
  handleEmptyQuery: ignore,
  handleCommandComplete: ignore,
  handleCopyInResponse: ignore,
  handleCopyData: ignore,
};

/** `COPY … TO STDOUT`, as fast as it is read. Read it to its end, or end the connection. */
export function copyOut(client: Client, text: string): Readable {
  let socket: Socket | undefined;
  const rows = new Readable({ read: () => void socket?.resume(), highWaterMark: 1024 * 1024 });
  run(client, {
    ...NOTHING,
    submit: (connection) => {
      socket = connection.stream;
      connection.query(text);
    },
    handleError: (error) => rows.destroy(error),
    handleReadyForQuery: () => void rows.push(null),
    handleCopyData: ({ chunk }) => {
      // The driver reads what comes next into the same bytes.
      if (!rows.push(Buffer.from(chunk))) socket?.pause();
    },
  });
  return rows;
}

/** `COPY … FROM STDIN`; finished once the database has all rows. */
export function copyIn(client: Client, text: string): Writable {
  let connection: CopyConnection | undefined;
  let whenReady: (() => void) | undefined;
  let whenOver: (() => void) | undefined;
  const rows = new Writable({
    construct: (done) => void (whenReady = done),
    write: (chunk: Buffer, _encoding, done) => {
      connection?.sendCopyFromChunk(chunk);
      if (connection?.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    },
    final: (done) => {
      whenOver = done;
      connection?.endCopyFrom();
    },
    destroy: (error, done) => {
      if (error !== null && whenOver === undefined) connection?.sendCopyFail('given up');
      done(error);
    },
  });
  run(client, {
    ...NOTHING,
    submit: (own) => {
      connection = own;
      own.query(text);
    },
    handleError: (error) => {
      if (whenReady !== undefined && !rows.destroyed) whenReady();
      connection = undefined;
      rows.destroy(error);
    },
    handleReadyForQuery: () => whenOver?.(),
    handleCopyInResponse: () => whenReady?.(),
  });
  return rows;
}

function run(client: Client, statement: Statement): void {
  client.query(statement as never);
}
