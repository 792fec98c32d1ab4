import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractVersion } from '@plumbline/shared-schema/amendments';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ForeignClause } from '../clause/ForeignClause';
import { addedPiece } from './added-piece';
import { useDifferences, type Difference } from './use-differences';

const SIDES = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const TEXT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** What two versions of a contract have differently. */
export function Differences({ before, after }: Record<'before' | 'after', ContractVersion>) {
  const { t } = useTranslation('contracts');
  const differencesOf = useDifferences();

  return (
    <CardList
      label={t('amend.differences')}
      rows={differencesOf(before, after)}
      keyOf={({ key }) => key}
      spacing={1.5}
    >
      {(difference) => <Line difference={difference} />}
    </CardList>
  );
}

function Line({ difference }: { difference: Difference }) {
  const { key, label, after } = difference;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Change difference={difference} />
      {key === 'terms' && <ForeignClause terms={after ?? ''} />}
    </Box>
  );
}

/** Figures and days in one line, a text with what is added marked, anything else side by side. */
function Change({ difference: { key, before, after, by } }: { difference: Difference }) {
  const { t } = useTranslation('contracts');
  const pieces = key === 'terms' ? addedPiece(before ?? '', after ?? '') : undefined;
  if (by !== undefined)
    return (
      <Typography variant="body2">
        <Mark component="del">{before}</Mark>
        {' → '}
        <Mark component="ins">{after}</Mark>
        {` (${by})`}
      </Typography>
    );
  if (pieces)
    return (
      <Typography variant="body2" color="text.secondary" dir="auto" sx={TEXT}>
        {pieces.head}
        <Mark component="ins" isUnderlined>
          {pieces.added}
        </Mark>
        {pieces.tail}
      </Typography>
    );
  return (
    <Box sx={SIDES}>
      <Side name={t('amend.before')} text={before ?? t('amend.notThere')} />
      <Side name={t('amend.after')} text={after ?? t('amend.removed')} isNew />
    </Box>
  );
}

type MarkProps = { component: 'del' | 'ins'; isUnderlined?: boolean; children: ReactNode };

function Mark({ component, isUnderlined = false, children }: MarkProps) {
  const look = component === 'ins' ? { color: 'text.primary', fontWeight: 600 } : { color: 'text.secondary' };
  const line = isUnderlined ? { borderBottom: 2, borderColor: 'success.main' } : {};
  return (
    <Box component={component} sx={{ textDecoration: 'none', ...look, ...line }}>
      {children}
    </Box>
  );
}

function Side({ name, text, isNew = false }: { name: string; text: string; isNew?: boolean }) {
  return (
    <Box sx={{ minWidth: 0, pl: 1.5, borderLeft: 3, borderColor: isNew ? 'success.main' : 'divider' }}>
      <Typography variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component={isNew ? 'ins' : 'del'}
        variant="body2"
        color={isNew ? undefined : 'text.secondary'}
        dir="auto"
        sx={{ ...TEXT, display: 'block', textDecoration: 'none' }}
      >
        {text}
      </Typography>
    </Box>
  );
}
