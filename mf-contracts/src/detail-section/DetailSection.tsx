import { useId, type ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type DetailSectionProps = {
  title: string;
  isRuled?: boolean;
  children: ReactNode;
};

const RULED = { borderTop: 1, borderColor: 'divider', pt: 2.5 };

export function DetailSection({ title, isRuled = false, children }: DetailSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={isRuled ? RULED : undefined}>
      <Typography id={id} variant={isRuled ? 'h5' : 'h6'} component="h3" sx={{ mb: isRuled ? 1.5 : 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
