import { useTranslation } from 'react-i18next';
import { useUnblockPersonMutation } from '@plumbline/shared-api/blocks';
import { useMay } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';

type ClosedNoticeProps = { conversation: Pick<Conversation, 'other' | 'isBlocked'> };

/** Stands in the place of the composer while one of the two blocks the other. */
export function ClosedNotice({ conversation: { other, isBlocked } }: ClosedNoticeProps) {
  const { t } = useTranslation('messaging');
  const [unblock, { isLoading }] = useUnblockPersonMutation();
  const run = useAction();
  const ownsAccount = useMay('account');

  if (!isBlocked)
    return (
      <Alert severity="info" role="note" sx={{ m: 1.5 }}>
        {t('thread.closed')}
      </Alert>
    );
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ m: 1.5 }}
      action={
        ownsAccount && (
          <Button
            color="inherit"
            size="small"
            loading={isLoading}
            onClick={() => void run(unblock(other._id).unwrap(), { failed: t('chat.unblockFailed') })}
          >
            {t('chat.unblockShort')}
          </Button>
        )
      }
    >
      {t('chat.blocked', { name: other.fullName })}
    </Alert>
  );
}
