import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { Drawer } from '@plumbline/shared-ui/drawer';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Badge } from '@plumbline/shared-ui/text';
import type { ConversationView } from '../conversation-items/use-conversation-view';

type ConversationDrawerProps = {
  /** Messages in all conversations. */
  unread: number;
  view: ConversationView;
  /** Beside the button that closes the drawer. */
  actions: ReactNode;
  children: ReactNode;
};

/** The list on a small screen that shows a conversation: a button, and a drawer that Back closes. */
export function ConversationDrawer({ unread, view, actions, children }: ConversationDrawerProps) {
  const { t } = useTranslation('messaging');

  return (
    <>
      <Button
        variant="outlined"
        startIcon={
          <Badge variant="dot" color="error" invisible={unread === 0}>
            <ChatIcon />
          </Badge>
        }
        aria-label={unread > 0 ? t('list.openUnread', { count: unread }) : t('list.open')}
        aria-haspopup="dialog"
        onClick={view.openList}
      >
        {t('list.open')}
      </Button>
      <Drawer
        open={view.isListOpen}
        onClose={view.closeList}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('list.label'),
            sx: { width: 'min(92vw, 380px)' },
          },
        }}
      >
        <Stack direction="row" sx={{ p: 2, pb: 0, justifyContent: 'space-between', alignItems: 'center' }}>
          {actions}
          <IconButton label={t('list.close')} onClick={view.closeList}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {children}
      </Drawer>
    </>
  );
}
