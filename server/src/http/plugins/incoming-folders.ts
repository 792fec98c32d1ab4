import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { removeFolder } from '../../kit/storage/incoming';
import type { Incoming } from '../../kit/storage/incoming';

/** `request.incomingFolder()`: where the body of this call may lie, until the call is answered, however that ends. */
export const incomingFolders = fp<{ incoming: Incoming }>(
  async (app, { incoming }) => {
    const folders = new WeakMap<FastifyRequest, Promise<string>>();

    app.decorateRequest('incomingFolder', function (this: FastifyRequest) {
      const made = folders.get(this) ?? incoming.makeFolder();
      folders.set(this, made);
      return made;
    });
    // Not when the connection closes: an aborted call is still carried out.
    app.addHook('onSend', (request, _reply, payload, done) => {
      const made = folders.get(request);
      if (made === undefined) return done(null, payload);
      folders.delete(request);
      void made
        .then(removeFolder)
        .catch(logFailure(request))
        .then(() => done(null, payload));
    });
  },
  { name: 'incoming-folders' },
);

function logFailure({ log }: FastifyRequest) {
  return (err: unknown) => log.warn({ err }, 'incoming files not removed');
}
