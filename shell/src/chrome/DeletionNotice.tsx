import { useKeepAccountMutation } from '@plumbline/shared-api/account-deletion';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';

/** Shown while the account waits to be deleted. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('shell');
  const { date } = useFormat();
  const [keep, { isLoading }] = useKeepAccountMutation();
  const run = useAction();

  return (
    <Notice label={t('leaving.title')} text={t('leaving.text', { date: date(dueAt) })}>
      <Button
        size="small"
        loading={isLoading}
        sx={{ mx: -1, minHeight: { xs: 44, md: 0 } }}
        onClick={() => void run(keep().unwrap(), { failed: t('leaving.failed') })}
      >
        {t('leaving.keep')}
      </Button>
    </Notice>
  );
}
