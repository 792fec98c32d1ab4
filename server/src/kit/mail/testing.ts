import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Refusal = { responseCode: number; message: string };
export type MailServer = {
  url: string;
  received: Email[];
  refuse: (refusal: Refusal | undefined) => void;
  stop: () => Promise<void>;
};

/** A real SMTP server on a free port. `refuse` makes it answer recipients with an error until changed. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  let refusal: Refusal | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
    },
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => void received.push(email))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (next) => {
      refusal = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
