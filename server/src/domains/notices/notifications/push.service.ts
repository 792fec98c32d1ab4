import type { PushState, PushSubscriptionBody } from '@plumbline/shared-schema/push';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { isPushKey } from '../push/encrypt';
import { isPushService } from '../push/push-services';
import type { PushesRepository } from '../push/pushes.repository';
import type { VapidKeys } from '../push/vapid-keys';

type Dependencies = {
  config: { pushOrigins: readonly string[] };
  pushes: PushesRepository;
  vapidKeys: VapidKeys;
  transaction: Transaction;
};

export type PushService = ReturnType<typeof createPushService>;

/** Pushes to one browser: they begin when its person asks for them and end with the session. */
export function createPushService({ config, pushes, vapidKeys, transaction }: Dependencies) {
  const { publicKey } = vapidKeys;
  const get = async ({ sessionId }: CurrentUser): Promise<PushState> => ({
    publicKey,
    isOn: await pushes.isOn(sessionId),
  });
  const refused = (field: string) =>
    new AppError('VALIDATION_FAILED', { fields: { [field]: 'validation.invalidOption' } });

  return {
    get,

    /** VALIDATION_FAILED for an address that is no push service's, or a key that is none. */
    subscribe: async (user: CurrentUser, { endpoint, keys }: PushSubscriptionBody): Promise<PushState> => {
      if (!isPushService(endpoint, config.pushOrigins)) throw refused('endpoint');
      if (!isPushKey(keys.p256dh)) throw refused('keys.p256dh');
      const { _id: userId, sessionId } = user;
      await transaction((tx) => pushes.subscribe(tx, { userId, sessionId, endpoint, ...keys }));
      return get(user);
    },

    unsubscribe: async (user: CurrentUser): Promise<PushState> => {
      await pushes.unsubscribe(user.sessionId);
      return get(user);
    },
  };
}
