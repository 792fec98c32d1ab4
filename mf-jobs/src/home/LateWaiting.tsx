import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Card, CardContent } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { WaitingNow } from './waiting';
import { WaitingLines } from './WaitingLines';

const LINE_HEIGHT = 64;

/** One line for what comes late, as high before and after: only the reader makes it longer. */
export function LateWaiting({ waiting: { isLoading, entries } }: { waiting: WaitingNow }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  const isThere = entries.length > 0;

  return (
    <>
      <Card>
        <CardContent sx={{ display: 'flex', alignItems: 'center', minHeight: LINE_HEIGHT, '&&': { py: 1 } }}>
          {isThere && !isLoading ? (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('home.waiting.show')}
            </Button>
          ) : (
            <Typography role="status" color="text.secondary">
              {t(isLoading ? 'home.waiting.looking' : 'home.waiting.nothing')}
            </Typography>
          )}
        </CardContent>
      </Card>
      {isOpen && isThere && <WaitingLines entries={entries} />}
    </>
  );
}
