import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Material, MaterialBuyer } from '@plumbline/shared-schema/materials';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useQuantity } from '../quantity/use-quantity';

type Act = (material: Material) => void;
type MaterialRowProps = {
  material: Material;
  /** The reader's, where they may write. */
  side: MaterialBuyer | undefined;
  onChange: Act;
  onBuy: Act;
  onRemove: Act;
};

export function MaterialRow({ material, side, onChange, onBuy, onRemove }: MaterialRowProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const isBought = material.paid !== null;
  const acts: readonly (readonly [string, Act, boolean])[] = [
    [t(isBought ? 'materials.changePurchase' : 'materials.buy'), onBuy, material.buyer === side],
    [t('materials.change'), onChange, side !== undefined && !isBought],
    [t('materials.remove'), onRemove, side !== undefined && !isBought],
  ];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography id={id} sx={{ fontWeight: 600 }} dir="auto">
        {material.text}
      </Typography>
      <MaterialFacts material={material} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {acts
          .filter(([, , isOffered]) => isOffered)
          .map(([label, act]) => (
            <Button key={label} aria-haspopup="dialog" aria-describedby={id} onClick={() => act(material)}>
              {label}
            </Button>
          ))}
      </Stack>
    </Box>
  );
}

function MaterialFacts({ material }: { material: Material }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const quantityOf = useQuantity();
  const { amount, paid, buyer, receipt } = material;
  const facts = [
    quantityOf(material),
    t('materials.about', { amount: money(amount) }),
    t(`materials.buyers.${buyer}`),
    paid === null ? t('materials.toBuy') : t('materials.bought', { amount: money(paid) }),
  ];
  return (
    <Typography variant="body2">
      {facts.join(' · ')}
      {receipt && (
        <>
          {' · '}
          <ExternalLink href={receipt.url}>{t('materials.receipt', { name: receipt.name })}</ExternalLink>
        </>
      )}
    </Typography>
  );
}
