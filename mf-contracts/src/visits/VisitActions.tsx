import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useKeepVisitMutation,
  useReportNoShowMutation,
  useSetOutForVisitMutation,
} from '@plumbline/shared-api/visits';
import { useMay } from '@plumbline/shared-api/session';
import type { Visit } from '@plumbline/shared-schema/visits';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Stack } from '@plumbline/shared-ui/layout';
import { otherName } from './use-visit-words';

const AcceptVisitDialog = lazily(() => import('./AcceptVisitDialog'), 'AcceptVisitDialog');
const CancelVisitDialog = lazily(() => import('./CancelVisitDialog'), 'CancelVisitDialog');
const VisitTimesDialog = lazily(() => import('./VisitTimesDialog'), 'VisitTimesDialog');

/** In the order of the buttons; what comes first is what the reader waits for. */
const ACTIONS = ['accept', 'setOut', 'keep', 'reportNoShow', 'move', 'cancel'] as const;
type ButtonAction = (typeof ACTIONS)[number];

export function VisitActions({ visit, describedBy }: { visit: Visit; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [opened, setOpened] = useState<ButtonAction | null>(null);
  const moves = useVisitMoves(visit);
  const offered = mayHire ? ACTIONS.filter((action) => visit.allowedActions.includes(action)) : [];
  if (offered.length === 0) return null;

  const press = (action: ButtonAction) => {
    if (action === 'keep' || action === 'setOut') void moves[action]();
    else setOpened(action);
  };

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {offered.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && action !== 'cancel' ? 'outlined' : 'text'}
            aria-describedby={describedBy}
            onClick={() => press(action)}
          >
            {t(`visits.${action}`)}
          </Button>
        ))}
      </Stack>
      <Opened visit={visit} opened={opened} onClose={() => setOpened(null)} />
      <ConfirmDialog
        isOpen={opened === 'reportNoShow'}
        title={t('visits.noShow.title')}
        text={t('visits.noShow.text', { name: otherName(visit) })}
        confirmLabel={t('visits.noShow.yes')}
        onConfirm={moves.reportNoShow}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

type OpenedProps = { visit: Visit; opened: ButtonAction | null; onClose: () => void };

function Opened({ visit, opened, onClose }: OpenedProps) {
  if (opened === 'accept') return <AcceptVisitDialog visit={visit} onClose={onClose} />;
  if (opened === 'cancel') return <CancelVisitDialog visit={visit} onClose={onClose} />;
  if (opened !== 'move') return null;
  const { jobId, contractorId, side } = visit;
  const pair = { jobId: jobId._id, contractorId: contractorId._id, side, name: otherName(visit) };
  return <VisitTimesDialog pair={pair} visit={visit} onClose={onClose} />;
}

const LEADS_TO = { keep: 'agreed', setOut: 'onTheWay', reportNoShow: 'missed' } as const;

function useVisitMoves({ _id: id }: Visit) {
  const { t } = useTranslation('contracts');
  const [keep] = useKeepVisitMutation();
  const [setOut] = useSetOutForVisitMutation();
  const [reportNoShow] = useReportNoShowMutation();
  const run = useAction();
  const calls = { keep, setOut, reportNoShow };
  const move = (action: keyof typeof calls) => () =>
    run(calls[action](id).unwrap(), {
      failed: t('visits.failed'),
      isDone: ({ details }) => (details as { visit?: Visit } | undefined)?.visit?.status === LEADS_TO[action],
    });
  return { keep: move('keep'), setOut: move('setOut'), reportNoShow: move('reportNoShow') };
}
