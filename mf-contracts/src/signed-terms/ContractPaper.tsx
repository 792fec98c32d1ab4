import { useTranslation } from 'react-i18next';
import { useDownloadContractMutation } from '@plumbline/shared-api/signed-terms';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { saveFile, useAction } from '@plumbline/shared-ui/action';
import { Button, flushStart } from '@plumbline/shared-ui/actions';

/** The contract as a PDF, with its text and who confirmed it. */
export function ContractPaper({ contract: { _id } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const [download] = useDownloadContractMutation();
  const run = useAction();
  const save = async () => {
    const file = await run(download(_id).unwrap(), { failed: t('signed.paperFailed') });
    if (file) saveFile(file);
  };
  return (
    <Button sx={{ alignSelf: 'flex-start', ...flushStart }} onClick={() => void save()}>
      {t('signed.paper')}
    </Button>
  );
}
