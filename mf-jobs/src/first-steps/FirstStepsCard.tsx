import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardList, Skeleton } from '@plumbline/shared-ui/layout';
import { Link, Typography, visuallyHidden } from '@plumbline/shared-ui/text';

export type FirstStep = { key: string; text: string; to: string; isDone: boolean };

type FirstStepsCardProps = {
  title: string;
  steps: readonly FirstStep[];
  /** False while it is not known which are done. */
  isKnown: boolean;
};

const ROW = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
};

/** What a new account does first: each step is a piece of the line above it, filled once it is done; gone with the last. */
export function FirstStepsCard({ title, steps, isKnown }: FirstStepsCardProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!isKnown) return <Skeleton variant="rounded" sx={{ height: { xs: 330, sm: 220, md: 168 } }} />;
  if (!next) return null;

  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('firstSteps.progress', { done, all: steps.length })}
      </Typography>
      <CardList isOrdered rows={steps} keyOf={({ key }) => key} spacing={0} sx={ROW}>
        {(step) => <StepLine step={step} isNext={step === next} />}
      </CardList>
    </Card>
  );
}

function StepLine({ step: { text, to, isDone }, isNext }: { step: FirstStep; isNext: boolean }) {
  const { t } = useTranslation('jobs');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        borderTop: 4,
        borderColor: isDone ? 'primary.main' : 'divider',
      }}
    >
      {isDone ? (
        <>
          <CheckCircleIcon fontSize="small" sx={{ color: 'primary.main' }} />
          <Typography color="text.secondary">
            {text}{' '}
            <Box component="span" sx={visuallyHidden}>
              {t('firstSteps.done')}
            </Box>
          </Typography>
        </>
      ) : (
        <Link
          to={to}
          color="inherit"
          sx={{ py: 1.25, overflowWrap: 'anywhere', fontWeight: isNext ? 700 : 400 }}
        >
          {text}
        </Link>
      )}
    </Box>
  );
}
