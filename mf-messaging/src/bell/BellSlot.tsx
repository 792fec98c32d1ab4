import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountNewNotificationsQuery } from '@plumbline/shared-api/notifications';
import { Button } from '@plumbline/shared-ui/actions';
import { NotificationsIcon } from '@plumbline/shared-ui/icons';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Badge } from '@plumbline/shared-ui/text';

const BellPanel = lazily(() => import('./BellPanel'), 'BellPanel');

const MOST_SHOWN = 99;
const round = { minWidth: 44, minHeight: 44, p: 1, borderRadius: '50%' } as const;

/** The header's bell: how much came since it was last opened, and the newest in a panel below it. */
export function BellSlot() {
  const { t } = useTranslation('messaging');
  const { data: { unseen } = { unseen: 0 } } = useCountNewNotificationsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The name holds what is seen, so that a spoken "99+" finds the bell too.
  const shown = unseen > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(unseen);
  const label = unseen > 0 ? t('bell.new', { count: unseen, shown }) : t('bell.label');

  function close(isFocusWanted = true) {
    if (isFocusWanted) button.current?.focus();
    setIsOpen(false);
  }

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        sx={round}
        onClick={() => setIsOpen(!isOpen)}
      >
        {unseen > 0 ? (
          <Badge badgeContent={shown} color="primary" aria-hidden>
            <NotificationsIcon />
          </Badge>
        ) : (
          <NotificationsIcon />
        )}
      </Button>
      {isOpen && <BellPanel id={id} button={button} onClose={close} />}
    </>
  );
}
