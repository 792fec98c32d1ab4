import { z, type Infer } from '@plumbline/shared-schema/zod';
import { dataOf } from '@plumbline/shared-schema/envelope';
import { PUSH_ENDPOINT_MAX } from '@plumbline/shared-schema/limits';
import { says } from '@plumbline/shared-schema/validation';

const base64url = (characters: number) =>
  z.string(says('invalidOption')).regex(new RegExp(`^[\\w-]{${characters}}$`), says('invalidOption'));

/** `PUT /notifications/push`: what a browser's `PushSubscription` says of itself, for this session. */
export const pushSubscriptionSchema = z.object({
  endpoint: z
    .string(says('invalidOption'))
    .max(PUSH_ENDPOINT_MAX, says('invalidOption'))
    .refine((text) => URL.canParse(text), says('invalidOption')),
  /** The browser's public key, an uncompressed point of P-256, and its secret of 16 bytes. */
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscriptionBody = Infer<typeof pushSubscriptionSchema>;

/** `publicKey`: the browser subscribes for it. `isOn`: this session has a subscription. */
export const pushStateSchema = z.object({ publicKey: z.string(), isOn: z.boolean() });
export type PushState = Infer<typeof pushStateSchema>;

/** `GET`, `PUT` and `DELETE /notifications/push` */
export const pushStateAnswerSchema = dataOf(pushStateSchema);
