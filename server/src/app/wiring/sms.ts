import type { Foundation } from '../foundation';
import { createSmsNotices } from '../../domains/notices/sms/sms-notices';
import { createSmsReplies } from '../../domains/notices/sms/sms-replies';
import { STATUS_PATH } from '../../domains/notices/sms/sms.routes';
import { createStopsRepository } from '../../domains/notices/sms/stops.repository';
import { createTextMessagesRepository } from '../../domains/notices/sms/text-messages.repository';
import { createTwilio } from '../../domains/notices/sms/twilio';

/** Text messages; without a provider none is written. */
export function createSmsServices({ database, config }: Foundation) {
  const { twilio, siteUrl } = config;
  const smsDriver = twilio && createTwilio({ ...twilio, siteUrl, statusPath: `/api/v1${STATUS_PATH}` });
  const textMessages = createTextMessagesRepository(database);
  const stops = createStopsRepository(database);
  return {
    smsDriver,
    textMessages,
    stops,
    smsNotices: createSmsNotices({ textMessages, isOffered: smsDriver !== undefined }),
    smsReplies: createSmsReplies({ smsDriver, textMessages, stops }),
  };
}
