import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type TurnBarProps = {
  whose: string;
  /** The reader has to do something. */
  isOwn: boolean;
  step: string;
  until?: string | undefined;
  /** What else is to be known, and what can be done. */
  children?: ReactNode;
};

/** What happens now: whose turn it is, for what, by when, and the button for it. */
export function TurnBar({ whose, isOwn, step, until, children }: TurnBarProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderLeft: 6,
        borderLeftColor: isOwn ? 'primary.main' : 'divider',
      }}
    >
      <Typography id={id} component="h3" variant="overline" color="text.secondary">
        {t('ui:labelled', { label: t('turn.title'), text: whose })}
      </Typography>
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {step} {until && <UntilText text={until} />}
      </Typography>
      {children && (
        <Stack spacing={2} sx={{ mt: 1 }}>
          {children}
        </Stack>
      )}
    </Card>
  );
}

function UntilText({ text }: { text: string }) {
  return (
    <Typography component="span" color="text.secondary" sx={{ display: 'inline-block' }}>
      ({text})
    </Typography>
  );
}
