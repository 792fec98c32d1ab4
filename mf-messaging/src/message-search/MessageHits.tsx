import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { MessageHits as Hits } from '@plumbline/shared-schema/messages';
import { Button } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { List } from '@plumbline/shared-ui/lists';
import { Typography } from '@plumbline/shared-ui/text';
import type { ConversationView } from '../conversation-items/use-conversation-view';
import { MessageHitItem } from './MessageHitItem';

/** How many are shown until more are asked for. */
const FEW = 20;

type MessageHitsProps = {
  hits: Hits;
  q: string;
  view: ConversationView;
  isInDrawer: boolean;
};

/** Messages that hold the words of the search; each leads to its place in its conversation. */
export function MessageHits({ hits, q, view, isInDrawer }: MessageHitsProps) {
  const { t } = useTranslation('messaging');
  const [hasAll, setHasAll] = useState(false);
  const id = useId();
  const shown = hasAll ? hits.data : hits.data.slice(0, FEW);

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="overline" component="h2" color="text.secondary" sx={{ px: 2 }}>
        {t('search.messages', { count: hits.count })}
      </Typography>
      <List disablePadding>
        {shown.map((hit) => (
          <MessageHitItem key={hit.message._id} hit={hit} q={q} view={view} isInDrawer={isInDrawer} />
        ))}
      </List>
      {shown.length < hits.data.length && (
        <Button fullWidth onClick={() => setHasAll(true)}>
          {t('search.more')}
        </Button>
      )}
      {hasAll && hits.count > MAX_PAGE_SIZE && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {t('search.newestOnly', { count: MAX_PAGE_SIZE })}
        </Typography>
      )}
    </Box>
  );
}
