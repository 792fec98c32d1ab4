import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

type TitledSectionProps = {
  title: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What it is for. */
  text?: string;
  /** Of that text, where it describes something in the section. */
  textId?: string;
  /** Beside the title: its state. */
  status?: ReactNode;
  children?: ReactNode;
};

/** A framed part of a page with its own heading and state. */
export function TitledSection({ title, titleRef, text, textId, status, children }: TitledSectionProps) {
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
            <Typography ref={titleRef} id={id} tabIndex={-1} variant="h5" component="h2">
              {title}
            </Typography>
            {status}
          </Stack>
          {text && (
            <Typography id={textId} variant="body2" color="text.secondary">
              {text}
            </Typography>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
