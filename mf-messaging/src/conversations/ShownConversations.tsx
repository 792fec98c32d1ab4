import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { ArchiveIcon } from '@plumbline/shared-ui/more-icons';
import { ConversationItems, type ConversationItemsProps } from '../conversation-items/ConversationItems';

const ROW = { justifyContent: 'flex-start', px: 2, borderRadius: 0, minHeight: 44 } as const;

/** The conversations, or those that are archived, with the way from one list to the other. */
export function ShownConversations({ conversations, view, isInDrawer }: ConversationItemsProps) {
  const { t } = useTranslation('messaging');
  const archived = conversations.filter(({ isArchived }) => isArchived);
  const shown = view.isArchive ? archived : conversations.filter(({ isArchived }) => !isArchived);

  return (
    <>
      {(view.isArchive || archived.length > 0) && (
        <ButtonLink
          to={view.listAddress(!view.isArchive)}
          replace={isInDrawer}
          fullWidth
          color="inherit"
          startIcon={view.isArchive ? <ArrowBackIcon /> : <ArchiveIcon />}
          sx={ROW}
        >
          {view.isArchive ? t('conversations.toAll') : t('list.archived', { count: archived.length })}
        </ButtonLink>
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<ArchiveIcon />}
          title={t(view.isArchive ? 'list.noneArchived' : 'list.allArchived')}
        />
      )}
      <ConversationItems conversations={shown} view={view} isInDrawer={isInDrawer} />
    </>
  );
}
