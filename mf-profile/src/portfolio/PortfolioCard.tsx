import { useTranslation } from 'react-i18next';
import type { PortfolioItem } from '@plumbline/shared-schema/portfolios';
import { textBelow, titleOf } from '@plumbline/shared-schema/work-title';
import { ButtonLink, flushStart } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';
import { WorkPictures } from './WorkPictures';

/** One work as everybody reads it; `?work=<id>` shows it large. */
export function PortfolioCard({ entry }: { entry: PortfolioItem }) {
  const { t } = useTranslation('profile');
  const viewer = useAddressDialog('work');
  const { _id, pictures, description } = entry;
  const name = titleOf(description);
  const text = textBelow(description);
  return (
    <Stack spacing={1.25} sx={{ minWidth: 0 }}>
      <WorkPictures {...pictures} name={name} />
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <CostAndTime item={entry} />
      {text !== '' && <ExpandableText text={text} />}
      <ButtonLink
        {...viewer.link(_id)}
        size="small"
        aria-label={t('portfolios.enlargeOf', { name })}
        sx={{ alignSelf: 'flex-start', ...flushStart }}
      >
        {t('portfolios.enlarge')}
      </ButtonLink>
      {viewer.value === _id && <Viewer item={entry} onClose={viewer.close} />}
    </Stack>
  );
}

function Viewer({ item, onClose }: { item: PortfolioItem; onClose: () => void }) {
  const { pictures, description } = item;
  const name = titleOf(description);
  const text = textBelow(description);
  return (
    <TitledDialog title={name} size="page" onClose={onClose}>
      <Stack spacing={2}>
        <WorkPictures {...pictures} name={name} />
        <CostAndTime item={item} />
        {text !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        )}
      </Stack>
    </TitledDialog>
  );
}

function CostAndTime({ item: { cost, serviceTime } }: { item: PortfolioItem }) {
  const { t } = useTranslation('profile');
  const { money } = useFormat();
  return (
    <Typography color="text.secondary">
      {`${money(cost)} · ${t('portfolios.days', { count: serviceTime })}`}
    </Typography>
  );
}
