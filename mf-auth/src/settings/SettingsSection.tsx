import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

type SettingsSectionProps = {
  title: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What it is for. */
  text?: string;
  /** Beside the title: its state. */
  status?: ReactNode;
  children?: ReactNode;
};

export function SettingsSection({ title, titleRef, text, status, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <div>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Typography ref={titleRef} id={id} tabIndex={-1} variant="subtitle1" component="h2">
              {title}
            </Typography>
            {status}
          </Stack>
          {text && (
            <Typography variant="body2" color="text.secondary">
              {text}
            </Typography>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
