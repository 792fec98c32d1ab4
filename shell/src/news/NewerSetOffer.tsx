import { Button } from '@plumbline/shared-ui/actions';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../remotes/use-site';
import { useIsGuarded } from '../facade/use-site-history';
import { useNewerSet } from './use-newer-set';

/** Polling interval for unsaved forms while an offer waits (milliseconds). */
const LOOK_EVERY = 1000;

/** Offers a reload when newer releases are there, but not while unsaved input would be lost. */
export function NewerSetOffer() {
  const { t } = useTranslation('shell');
  const newer = useNewerSet(useBoot().set);
  const [declined, setDeclined] = useState<string>();
  const isDue = newer !== undefined && newer !== declined;
  const { isFree, look } = useIsFree(isDue);
  const isOffered = isDue && isFree;

  return (
    <Box role="status">
      {isOffered && (
        <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
          <Typography variant="body2">{t('newer.text')}</Typography>
          <Stack direction="row" spacing={1} sx={{ mx: -1, mt: 0.5 }}>
            <Button
              size="small"
              onClick={() => {
                if (look()) location.reload();
              }}
            >
              {t('newer.reload')}
            </Button>
            <Button size="small" color="inherit" onClick={() => setDeclined(newer)}>
              {t('newer.later')}
            </Button>
          </Stack>
        </Paper>
      )}
    </Box>
  );
}

/** Forms mark unsaved input so, even those without a leave guard. */
const UNSAVED_FORM = 'form[data-unsaved]';

/** Polls for unsaved input while `isAsked`; `look` checks at once. */
function useIsFree(isAsked: boolean): { isFree: boolean; look: () => boolean } {
  const isGuarded = useIsGuarded();
  const [isFree, setFree] = useState(false);

  const look = useCallback(() => {
    const isFreeNow = !isGuarded() && document.querySelector(UNSAVED_FORM) === null;
    setFree(isFreeNow);
    return isFreeNow;
  }, [isGuarded]);

  useEffect(() => {
    if (!isAsked) return;
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      // The next offer checks first.
      setFree(false);
    };
  }, [isAsked, look]);

  return { isFree, look };
}
