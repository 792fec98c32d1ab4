import {
  useEndUserSessionsMutation,
  useReinstateUserMutation,
  useSuspendUserMutation,
  useUnfeatureCompanyMutation,
} from '@plumbline/shared-api/administration';
import type { AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const ReasonDialog = lazily(() => import('../reason-dialog/ReasonDialog'), 'ReasonDialog');
const FeatureDialog = lazily(() => import('./FeatureDialog'), 'FeatureDialog');
const RoleDialog = lazily(() => import('./RoleDialog'), 'RoleDialog');

type Move = 'suspend' | 'reinstate' | 'endSessions' | 'feature' | 'unfeature' | 'changeRole';

/** What can be done about this account as it is now. */
function movesOf({ userType, state, figures, featuredUntil }: AdminUserDetails): Move[] {
  if (userType === 'admin' || state === 'deleted') return [];
  if (state === 'suspended') return ['reinstate', 'changeRole'];
  const moves: Move[] = figures.sessions > 0 ? ['suspend', 'endSessions'] : ['suspend'];
  if (userType === 'company') moves.push('feature');
  if (featuredUntil !== null) moves.push('unfeature');
  return [...moves, 'changeRole'];
}

/** Each action on an account asks for a reason. */
export function UserActions({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin');
  const dialog = useAddressDialog('do');
  const calls = {
    suspend: useSuspendUserMutation()[0],
    reinstate: useReinstateUserMutation()[0],
    endSessions: useEndUserSessionsMutation()[0],
    unfeature: useUnfeatureCompanyMutation()[0],
  };
  const attempt = useTry();
  const moves = movesOf(user);
  const move = moves.find((allowed) => allowed === dialog.value);
  if (user.userType === 'admin') return <Typography color="text.secondary">{t('user.isAdmin')}</Typography>;

  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {moves.map((allowed) => (
          <Button
            key={allowed}
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => dialog.open(allowed)}
          >
            {t(`moves.${allowed}`)}
          </Button>
        ))}
      </Stack>
      {move === 'changeRole' && <RoleDialog user={user} onClose={dialog.close} />}
      {move === 'feature' && <FeatureDialog user={user} onClose={dialog.close} />}
      {move !== undefined && move !== 'changeRole' && move !== 'feature' && (
        <ReasonDialog
          title={t(`moves.${move}`)}
          text={t(`moveTexts.${move}`)}
          submit={t(`moves.${move}`)}
          onSubmit={(reason) =>
            attempt(calls[move]({ id: user._id, body: { reason } }).unwrap(), { failed: t('failed.move') })
          }
          onClose={dialog.close}
        />
      )}
    </>
  );
}
