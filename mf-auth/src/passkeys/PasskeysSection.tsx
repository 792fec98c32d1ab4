import { useListPasskeysQuery } from '@plumbline/shared-api/passkeys';
import { PASSKEYS_MAX } from '@plumbline/shared-schema/limits';
import type { Passkey } from '@plumbline/shared-schema/passkeys';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyCard } from './PasskeyCard';
import { hasPasskeys } from '../webauthn/support';

const AddPasskeyDialog = lazily(() => import('./AddPasskeyDialog'), 'AddPasskeyDialog');
const RemovePasskeyDialog = lazily(() => import('./RemovePasskeyDialog'), 'RemovePasskeyDialog');
const RenamePasskeyDialog = lazily(() => import('./RenamePasskeyDialog'), 'RenamePasskeyDialog');

type OpenDialog =
  { dialog: 'add' } | { dialog: 'closed' } | { dialog: 'rename' | 'remove'; passkey: Passkey };

/** Keys of one's devices that sign in without the password. */
export function PasskeysSection() {
  const { t } = useTranslation('auth');
  const passkeys = useListPasskeysQuery();
  const [opened, setOpened] = useState<OpenDialog>();
  const close = () => setOpened({ dialog: 'closed' });
  // The card that was removed here is gone, with its button.
  const title = useKeptFocus<HTMLHeadingElement>(
    opened?.dialog === 'closed' ? passkeys.data?.length : Infinity,
  );

  return (
    <TitledSection title={t('passkeys.title')} titleRef={title} text={t('passkeys.text')}>
      <QueryBoundary
        query={passkeys}
        errorMessage={t('passkeys.loadFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('passkeys.none')}</Typography>}
      >
        {(rows) => (
          <CardList label={t('passkeys.title')} rows={rows} spacing={1.5}>
            {(passkey) => (
              <PasskeyCard
                passkey={passkey}
                onRename={() => setOpened({ dialog: 'rename', passkey })}
                onRemove={() => setOpened({ dialog: 'remove', passkey })}
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
      <AddButton count={passkeys.data?.length ?? 0} onAdd={() => setOpened({ dialog: 'add' })} />
      {opened && <OpenedDialog opened={opened} onClose={close} />}
    </TitledSection>
  );
}

function OpenedDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.dialog === 'closed') return null;
  if (opened.dialog === 'add') return <AddPasskeyDialog onClose={onClose} />;
  if (opened.dialog === 'rename') return <RenamePasskeyDialog passkey={opened.passkey} onClose={onClose} />;
  return <RemovePasskeyDialog passkey={opened.passkey} onClose={onClose} />;
}

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const { t } = useTranslation('auth');
  if (!hasPasskeys()) return <Typography variant="body2">{t('passkeys.unsupported')}</Typography>;
  if (count >= PASSKEYS_MAX)
    return <Typography variant="body2">{t('schema:errors.PASSKEY_LIMIT')}</Typography>;
  return (
    <Button variant="outlined" aria-haspopup="dialog" sx={{ alignSelf: 'flex-start' }} onClick={onAdd}>
      {t('passkeys.add')}
    </Button>
  );
}
