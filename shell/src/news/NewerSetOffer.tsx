import { Button } from '@plumbline/shared-ui/actions';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/use-boot';
import { useIsGuarded } from '../facade/use-is-guarded';
import { useNewerSet } from './use-newer-set';

/** How often an offer that is due looks whether a form holds it back (milliseconds). */
const LOOK_EVERY = 1000;

/** Offers to load the page again when newer releases are there; waits while something unsaved would be lost by it. */
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
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setDeclined(newer);
              }}
            >
              {t('newer.later')}
            </Button>
          </Stack>
        </Paper>
      )}
    </Box>
  );
}

/** Marked by forms whose input would be lost, also by those that ask nobody before they are left. */
const UNSAVED_FORM = 'form[data-unsaved]';

/** Is there nothing unsaved on the page? Looked at again and again while `isAsked`, and by `look` at once. */
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
      // Whoever is asked next looks first.
      setFree(false);
    };
  }, [isAsked, look]);

  return { isFree, look };
}
