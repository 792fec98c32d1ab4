import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMaterialsQuery, useTakeMaterialsOverMutation } from '@plumbline/shared-api/work';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Material, MaterialBuyer, MaterialsList } from '@plumbline/shared-schema/materials';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { MaterialRow } from './MaterialRow';
import { MaterialsCsv } from './MaterialsCsv';

const MaterialDialog = lazily(() => import('./MaterialDialog'), 'MaterialDialog');
const PurchaseDialog = lazily(() => import('./PurchaseDialog'), 'PurchaseDialog');
const RemoveMaterial = lazily(() => import('./RemoveMaterial'), 'RemoveMaterial');

type OpenDialog = { dialog: 'add' } | { dialog: 'change' | 'buy' | 'remove'; material: Material };

/** What the contract needs and who buys it: both sides write it as long as the contract runs. */
export function MaterialsSection({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const side = useOwnSide(contract);
  const { data } = useListMaterialsQuery(contract._id);
  const [opened, setOpened] = useState<OpenDialog>();
  const open = (dialog: 'change' | 'buy' | 'remove') => (material: Material) =>
    setOpened({ dialog, material });
  if (data === undefined || (data.rows.length === 0 && side === undefined)) return null;

  return (
    <DetailSection title={t('materials.title')}>
      {data.rows.length === 0 ? (
        <Typography color="text.secondary">{t('materials.none')}</Typography>
      ) : (
        <Sums sums={data.sums} />
      )}
      <CardList label={t('materials.title')} rows={data.rows} sx={{ mt: 2 }}>
        {(material) => (
          <MaterialRow
            material={material}
            side={side}
            onChange={open('change')}
            onBuy={open('buy')}
            onRemove={open('remove')}
          />
        )}
      </CardList>
      <Stack direction="row" useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1 }}>
        {side && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'add' })}>
            {t('materials.add')}
          </Button>
        )}
        {side && data.quoted > 0 && <TakeOver contractId={contract._id} count={data.quoted} />}
        {data.rows.length > 0 && <MaterialsCsv rows={data.rows} contractId={contract._id} />}
      </Stack>
      {opened && <OpenMaterial opened={opened} contract={contract} onClose={() => setOpened(undefined)} />}
    </DetailSection>
  );
}

/** The reader's part, where they may write. */
function useOwnSide({ client, professional, status }: Contract): MaterialBuyer | undefined {
  const { user } = useSession();
  const may = useMay('hire');
  if (!may || isFinalContract(status)) return undefined;
  if (user?._id === client._id) return 'hirer';
  return user?._id === professional._id ? 'professional' : undefined;
}

function Sums({ sums }: { sums: MaterialsList['sums'] }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const text = ({ estimated, paid }: { estimated: number; paid: number }) =>
    t('materials.sums', { estimated: money(estimated), paid: money(paid) });
  return (
    <Facts
      columns="rows"
      entries={[
        { term: t('materials.total'), text: text(sums) },
        { term: t('materials.buyers.hirer'), text: text(sums.hirer) },
        { term: t('materials.buyers.professional'), text: text(sums.professional) },
      ]}
    />
  );
}

function TakeOver({ contractId, count }: { contractId: string; count: number }) {
  const { t } = useTranslation('contracts');
  const [takeOver, { isLoading }] = useTakeMaterialsOverMutation();
  const run = useAction();
  const failed = t('materials.failed');
  return (
    <Button loading={isLoading} onClick={() => void run(takeOver(contractId).unwrap(), { failed })}>
      {t('materials.takeOver', { count })}
    </Button>
  );
}

type OpenMaterialProps = { opened: OpenDialog; contract: Contract; onClose: () => void };

function OpenMaterial({ opened, contract, onClose }: OpenMaterialProps) {
  const shared = { contractId: contract._id, onClose };
  if (opened.dialog === 'add') return <MaterialDialog {...shared} />;
  if (opened.dialog === 'change') return <MaterialDialog {...shared} material={opened.material} />;
  if (opened.dialog === 'buy') return <PurchaseDialog {...shared} material={opened.material} />;
  return <RemoveMaterial {...shared} material={opened.material} />;
}
