import { Button } from '@plumbline/shared-ui/actions';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ReasonDialog = lazily(() => import('../reason-dialog/ReasonDialog'), 'ReasonDialog');

type LookButtonProps = { label: string; onLook: (reason: string) => Promise<unknown> };

/** Asks for the reason of a look at what is private. */
export function LookButton({ label, onLook }: LookButtonProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        sx={{ alignSelf: { sm: 'flex-start' } }}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={label}
          text={t('look.text')}
          submit={t('look.show')}
          onSubmit={onLook}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
