import { useDecideCaseMutation } from '@plumbline/shared-api/administration';
import type { CaseAction } from '@plumbline/shared-schema/case-machine';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useTranslation } from 'react-i18next';

const ReasonDialog = lazily(() => import('../reason-dialog/ReasonDialog'), 'ReasonDialog');

const IS_MAIN: Partial<Record<CaseAction, true>> = { approve: true, answer: true };

/** What can be done about it; each asks for a note. */
export function CaseActions({ row }: { row: CaseDetails }) {
  const { t } = useTranslation('admin');
  const dialog = useAddressDialog('decide');
  const [decide] = useDecideCaseMutation();
  const attempt = useTry();
  const { _id: id, allowedActions } = row;
  const action = allowedActions.find((allowed) => allowed === dialog.value);
  if (allowedActions.length === 0) return null;

  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {allowedActions.map((allowed) => (
          <Button
            key={allowed}
            variant={IS_MAIN[allowed] ? 'contained' : 'outlined'}
            aria-haspopup="dialog"
            onClick={() => dialog.open(allowed)}
          >
            {t(`actions.${allowed}`)}
          </Button>
        ))}
      </Stack>
      {action && (
        <ReasonDialog
          title={t(`actions.${action}`)}
          text={t(`consequences.${action}`)}
          submit={t(`actions.${action}`)}
          label={action === 'answer' ? t('ticket.answer') : undefined}
          onSubmit={(note) =>
            attempt(decide({ id, body: { action, note } }).unwrap(), { failed: t('failed.decision') })
          }
          onClose={dialog.close}
        />
      )}
    </>
  );
}
