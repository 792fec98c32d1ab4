import { useTranslation } from 'react-i18next';
import { useReconsiderApplicationMutation } from '@plumbline/shared-api/applications';
import type { Application } from '@plumbline/shared-schema/applications';
import { useAction } from '@plumbline/shared-ui/action';
import { UndoIcon } from '@plumbline/shared-ui/more-icons';
import { BusyButton } from '../busy-button/BusyButton';

type ReconsiderButtonProps = { application: Application; nameId: string; onDone: () => void };

/** Takes the declining of an applicant back. */
export function ReconsiderButton({ application, nameId, onDone }: ReconsiderButtonProps) {
  const { t } = useTranslation('contracts');
  const [reconsider, { isLoading }] = useReconsiderApplicationMutation();
  const run = useAction();
  const { _id: id, jobId } = application;

  async function press() {
    if (await run(reconsider({ id, jobId: jobId._id }).unwrap(), { failed: t('declined.failed') })) onDone();
  }

  return (
    <BusyButton
      variant="outlined"
      icon={<UndoIcon />}
      isBusy={isLoading}
      describedBy={nameId}
      onPress={() => void press()}
    >
      {t('declined.reconsider')}
    </BusyButton>
  );
}
