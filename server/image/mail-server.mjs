import { SMTPServer } from 'smtp-server';

/** A mail server on a free port, which takes every mail and counts it. */
export async function startMailServer() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    count: () => taken,
    stop: () => server.close(),
  };
}
