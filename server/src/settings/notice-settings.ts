import { z } from 'zod';
import { httpUrl, list, origins, positive } from './config-fields';

/** How people are told elsewhere than on the site and by mail. */
export const noticeSettings = {
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'expected 43 characters of base64url')
    .optional()
    .meta({
      description:
        'private key (base64url, 32 bytes) by which push services know this site ([keys](keys.md))',
      unset: 'made in `DATA_DIR`',
    }),
  PUSH_ORIGINS: origins.default([]).meta({
    description:
      'origins of push services besides those of the browsers, comma-separated; https in production',
  }),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'expected AC and 32 hexadecimal digits')
    .optional()
    .meta({
      description:
        'account that sends [text messages](text-messages.md). Without it the settings page says so',
      unset: 'no text messages',
    }),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional().meta({
    description: 'belongs to it; also what Twilio’s calls to this site are signed with',
  }),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i, 'expected +15145550100, or MG and 32 hexadecimal digits')
    .optional()
    .meta({ description: 'sender of text messages: a number, or a messaging service' }),
  TWILIO_API_URL: httpUrl.optional().meta({
    description: 'a stand-in of Twilio, for tests. Refused in production',
  }),
  SMS_PREFIXES: list.optional().meta({
    description: 'numbers that may be texted begin with one of these, comma-separated',
    unset: '`+1,+33`',
  }),
  SMS_PER_DAY: positive.max(1_000_000).default(500).meta({
    description: 'text messages that the whole site sends within 24 hours; beyond it none is sent',
  }),
  SMS_PER_PERSON: positive.max(1000).default(10).meta({
    description: 'the same of one person',
  }),
};
