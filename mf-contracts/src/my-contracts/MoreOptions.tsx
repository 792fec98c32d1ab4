import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { MoreMenu } from '@plumbline/shared-ui/cards';
import { MenuAction, MenuLink } from '@plumbline/shared-ui/menus';
import { actionLabel } from '../contract-actions/contract-actions';
import { useCopyNumber } from '../contract-number/use-copy-number';
import { PRINT_QUERY } from '../contract/use-asked-print';

type MoreOptionsProps = { contract: Pick<Contract, '_id' | 'job'>; title: string; canArchive: boolean };

/** What is seldom done with a contract; a report is written on the page of its job. */
export function MoreOptions({ contract: { _id: id, job }, title, canArchive }: MoreOptionsProps) {
  const { t } = useTranslation('contracts');
  const { address } = useAddressDialog('contract');
  const copyNumber = useCopyNumber(id);
  return (
    <MoreMenu label={t('contractCard.more', { title })}>
      <MenuLink to={`/contracts/${id}?${PRINT_QUERY}=1`}>{t('details.print')}</MenuLink>
      <MenuAction onSelect={() => void copyNumber()}>{t('contractNumber.copy')}</MenuAction>
      <MenuLink to={`/jobs/${job._id}?report=1`}>{t('contractCard.report')}</MenuLink>
      {canArchive && <MenuLink to={`${address(id)}&action=archive`}>{t(actionLabel('archive'))}</MenuLink>}
    </MoreMenu>
  );
}
