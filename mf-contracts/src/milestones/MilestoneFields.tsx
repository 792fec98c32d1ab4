import { useTranslation } from 'react-i18next';
import { MILESTONES_MAX, MILESTONE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { amountIn, toCents, toDollars } from '@plumbline/shared-schema/money';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FieldGroup, MoneyField, TextField, useFieldArray, useWatch } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { AddIcon, DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** What a row of the form holds; '' where nothing is written. */
export type MilestoneRow = { _id?: string; title: string; amount: number | ''; dueOn: string };
type WithMilestones = { milestones: MilestoneRow[] };
/** Milestones by id: `kept` ones cannot be removed, `fixed` ones not changed either. */
export type BoundMilestones = ReadonlyMap<string, 'kept' | 'fixed'>;

const GRID = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 8.5rem 10.5rem auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

type MilestoneFieldsProps = {
  /** Dollars that the rows add up to. */
  amount: number;
  firstDay: string;
  lastDay: string;
  /** Of a contract that runs. */
  bound?: BoundMilestones;
};

/** The steps of a contract, none or up to twenty, with what of its amount is still to be divided. */
export function MilestoneFields({ amount, firstDay, lastDay, bound }: MilestoneFieldsProps) {
  const { t } = useTranslation('contracts');
  const { fields, append, remove } = useFieldArray<WithMilestones>({ name: 'milestones' });
  const left = useLeft(amount);

  return (
    <FieldGroup name="milestones" label={t('milestones.title')}>
      {({ id, error }) => (
        <Stack id={id} role="group" tabIndex={-1} aria-label={t('milestones.title')} spacing={2}>
          <Box>
            <Typography variant="h6" component="h3">
              {t('milestones.title')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('milestones.hint')}
            </Typography>
          </Box>
          {fields.map((row, index) => (
            <Row
              key={row.id}
              index={index}
              firstDay={firstDay}
              lastDay={lastDay}
              bound={bound?.get(row._id ?? '')}
              onRemove={() => remove(index)}
            />
          ))}
          {fields.length > 0 && <Left left={left} />}
          {error !== undefined && error !== '' && <FormHelperText error>{error}</FormHelperText>}
          {fields.length < MILESTONES_MAX && (
            <Button
              startIcon={<AddIcon />}
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => append({ title: '', amount: left > 0 ? left : '', dueOn: '' })}
            >
              {t('milestones.add')}
            </Button>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

/** Dollars; negative where the rows are more than the amount. */
function useLeft(amount: number): number {
  const rows = useWatch<WithMilestones, 'milestones'>({ name: 'milestones' });
  const divided = rows.reduce((sum, row) => sum + toCents(amountIn(row.amount)), 0);
  return toDollars(toCents(amount) - divided);
}

function Left({ left }: { left: number }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const text = left > 0 ? 'milestones.left' : 'milestones.over';
  return (
    <Typography role="status" variant="body2" color={left === 0 ? 'text.secondary' : 'error'}>
      {left === 0 ? t('milestones.even') : t(text, { amount: money(Math.abs(left)) })}
    </Typography>
  );
}

type RowProps = {
  index: number;
  firstDay: string;
  lastDay: string;
  bound: 'kept' | 'fixed' | undefined;
  onRemove: () => void;
};

function Row({ index, firstDay, lastDay, bound, onRemove }: RowProps) {
  const { t } = useTranslation('contracts');
  const isReadOnly = bound === 'fixed';
  const number = index + 1;
  return (
    <Box role="group" aria-label={t('milestones.number', { number })} sx={GRID}>
      <TextField<WithMilestones>
        name={`milestones.${index}.title`}
        label={t('milestones.name', { number })}
        maxLength={MILESTONE_TITLE_MAX}
        isReadOnly={isReadOnly}
      />
      <MoneyField<WithMilestones>
        name={`milestones.${index}.amount`}
        label={t('milestones.amount', { number })}
        isReadOnly={isReadOnly}
      />
      <TextField<WithMilestones>
        name={`milestones.${index}.dueOn`}
        type="date"
        label={t('milestones.dueOn', { number })}
        min={firstDay}
        max={lastDay}
        isOptional="unsaid"
        isReadOnly={isReadOnly}
      />
      {bound === undefined && (
        <IconButton label={t('milestones.remove', { number })} onClick={onRemove} sx={{ mt: 1 }}>
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
}
