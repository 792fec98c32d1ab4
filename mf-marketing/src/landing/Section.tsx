import { useId, type ReactNode } from 'react';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { SectionHeading } from './SectionHeading';

type SectionProps = {
  title: string;
  text: ReactNode;
  /** On a lighter ground than the page. */
  isRaised?: boolean;
  /** Beside the heading on wide screens; beneath it when split. */
  aside?: ReactNode;
  /** On wide screens the heading stands left of the content. */
  isSplit?: boolean;
  children: ReactNode;
};

/** The content is as wide as two cards of the carousel (`CAROUSEL_STEP`). */
const split = {
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 800px' },
  columnGap: 4,
} as const;

export function Section(props: SectionProps) {
  const { title, text, isRaised = false, aside, isSplit = false, children } = props;
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 4, md: 8 }, bgcolor: isRaised ? 'background.paper' : 'transparent' }}
    >
      <Container maxWidth="lg" sx={isSplit ? split : null}>
        <SectionHeading id={id} title={title} text={text} aside={aside} isNarrow={isSplit} />
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Container>
    </Box>
  );
}
