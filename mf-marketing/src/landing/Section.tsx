import { useId, type ReactNode } from 'react';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { SectionHeading } from './SectionHeading';

type SectionProps = {
  title: string;
  text: ReactNode;
  /** On a lighter ground than the page. */
  isRaised?: boolean;
  /** Beside the heading on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A named part of the landing page with its heading. */
export function Section({ title, text, isRaised = false, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 7, md: 11 }, bgcolor: isRaised ? 'background.paper' : 'transparent' }}
    >
      <Container maxWidth="lg">
        <SectionHeading id={id} title={title} text={text} aside={aside} />
        {children}
      </Container>
    </Box>
  );
}
