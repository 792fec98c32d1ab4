import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@plumbline/shared-ui/layout';
import { Step, stepDiscs, StepLabel, Stepper } from '@plumbline/shared-ui/steps';
import { Typography } from '@plumbline/shared-ui/text';
import type { JobStep } from './use-job-steps';

/** A phone has the heading alone, which says the same. */
const STEPS = { ...stepDiscs, display: { xs: 'none', sm: 'flex' } } as const;

/** The heading of the step takes the focus when the step changes. */
export function StepProgress({ step }: { step: JobStep }) {
  const { t } = useTranslation('jobs');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const names = [t('post.steps.work'), t('post.steps.terms')];

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <Stack spacing={3} useFlexGap>
      <Stepper activeStep={step - 1} aria-hidden sx={STEPS}>
        {names.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} data-page-heading="">
        {t('post.step', { step, name: names[step - 1] })}
      </Typography>
    </Stack>
  );
}
