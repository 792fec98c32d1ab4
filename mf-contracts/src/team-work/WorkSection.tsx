import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAssignmentsQuery } from '@plumbline/shared-api/work';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { Assignment } from '@plumbline/shared-schema/assignments';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { workTimeText } from '@plumbline/shared-schema/zones';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { DetailSection } from '../detail-section/DetailSection';

const WorkDialog = lazily(() => import('./WorkDialog'), 'WorkDialog');
const RemoveWork = lazily(() => import('./RemoveWork'), 'RemoveWork');

type OpenDialog = { dialog: 'new' } | { dialog: 'move' | 'remove'; assignment: Assignment };

/** Who comes when: both sides read it, the contractor's plans it as long as the contract runs. */
export function WorkSection({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const mayPlan = useMayPlan(contract);
  const { data: rows = [] } = useListAssignmentsQuery(contract._id);
  const [open, setOpen] = useState<OpenDialog>();
  if (rows.length === 0 && !mayPlan) return null;

  return (
    <DetailSection title={t('work.title')}>
      {rows.length === 0 && <Typography color="text.secondary">{t('work.none')}</Typography>}
      <CardList label={t('work.title')} rows={rows}>
        {(assignment) => (
          <WorkRow assignment={assignment} contract={contract}>
            {mayPlan && (
              <RowButtons
                id={assignment._id}
                onMove={() => setOpen({ dialog: 'move', assignment })}
                onRemove={() => setOpen({ dialog: 'remove', assignment })}
              />
            )}
          </WorkRow>
        )}
      </CardList>
      {mayPlan && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          sx={{ mt: 1.5 }}
          onClick={() => setOpen({ dialog: 'new' })}
        >
          {t('work.plan')}
        </Button>
      )}
      {open && <OpenWork open={open} contract={contract} onClose={() => setOpen(undefined)} />}
    </DetailSection>
  );
}

function useMayPlan({ professional, status }: Contract): boolean {
  const { user } = useSession();
  const may = useMay('hire');
  return user?._id === professional._id && may && !isFinalContract(status);
}

type OpenWorkProps = { open: OpenDialog; contract: Contract; onClose: () => void };

function OpenWork({ open, ...shared }: OpenWorkProps) {
  if (open.dialog === 'new') return <WorkDialog {...shared} />;
  if (open.dialog === 'move') return <WorkDialog {...shared} assignment={open.assignment} />;
  return <RemoveWork {...shared} assignment={open.assignment} />;
}

type WorkRowProps = { assignment: Assignment; contract: Contract; children: ReactNode };

function WorkRow({ assignment, contract, children }: WorkRowProps) {
  const { t, i18n } = useTranslation('contracts');
  const { professional } = useContractNames(contract);
  const { _id, name, profile } = assignment;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <PersonAvatar name={name ?? professional} src={profile} size={40} />
      <Box id={_id} sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name ?? t('work.open', { name: professional })}</Typography>
        <Typography variant="body2">{workTimeText(i18n.language, assignment)}</Typography>
      </Box>
      {children}
    </Stack>
  );
}

type RowButtonsProps = { id: string; onMove: () => void; onRemove: () => void };

function RowButtons({ id, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('contracts');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: 'auto' }}>
      <Button aria-haspopup="dialog" aria-describedby={id} onClick={onMove}>
        {t('work.change')}
      </Button>
      <Button aria-haspopup="dialog" aria-describedby={id} onClick={onRemove}>
        {t('work.callOff')}
      </Button>
    </Stack>
  );
}
