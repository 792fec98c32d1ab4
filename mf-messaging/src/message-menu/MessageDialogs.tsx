import { useTranslation } from 'react-i18next';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { OpenAction } from './use-message-actions';

const DeleteMessage = lazily(() => import('./DeleteMessage'), 'DeleteMessage');
const ReportPerson = lazily(() => import('../report-person/ReportPerson'), 'ReportPerson');

type MessageDialogsProps = {
  chatId: string;
  acting: OpenAction | undefined;
  onEnd: () => void;
  /** The menu that led to a deletion goes with its message. */
  onDeleteEnd: () => void;
};

/** What the menu of a message asks for in a dialog. */
export function MessageDialogs({ chatId, acting, onEnd, onDeleteEnd }: MessageDialogsProps) {
  const { t } = useTranslation('messaging');
  if (acting?.kind === 'delete')
    return <DeleteMessage chatId={chatId} messageId={acting.messageId} onClose={onDeleteEnd} />;
  if (acting?.kind === 'report')
    return (
      <ReportPerson
        title={t('report.message')}
        reported={{ chatId, messageId: acting.messageId }}
        onClose={onEnd}
      />
    );
  return null;
}
