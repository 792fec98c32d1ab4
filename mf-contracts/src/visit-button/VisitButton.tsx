import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { Button } from '@plumbline/shared-ui/actions';
import { ScheduleIcon } from '@plumbline/shared-ui/more-icons';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { VisitPair } from '../visits/visit-pair';

const VisitDialog = lazily(() => import('../visits/VisitDialog'), 'VisitDialog');

type VisitButtonProps = VisitPair & {
  /** Id of what the visit is for, which describes the button. */
  describedBy: string;
  size?: 'small' | 'medium';
};

/** Opens the visit of the two, or begins one; nothing is asked of the server before. */
export function VisitButton({ describedBy, size = 'medium', ...pair }: VisitButtonProps) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [isOpen, setOpen] = useState(false);
  if (!mayHire) return null;

  return (
    <>
      <Button
        size={size}
        startIcon={<ScheduleIcon />}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t('visits.arrange')}
      </Button>
      {isOpen && <VisitDialog pair={pair} onClose={() => setOpen(false)} />}
    </>
  );
}
