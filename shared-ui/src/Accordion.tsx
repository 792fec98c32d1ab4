import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** Heading level of the titles. */
  headingLevel?: 'h2' | 'h3' | 'h4';
};

/** One panel is open at a time; a click toggles it. */
export function Accordion({ items, headingLevel = 'h3' }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  return (
    <div>
      {items.map((item) => (
        <MuiAccordion
          key={item.id}
          disableGutters
          variant="outlined"
          expanded={open === item.id}
          onChange={(_event, isOpen) => setOpen(isOpen ? item.id : undefined)}
          slotProps={{ heading: { component: headingLevel }, transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${item.id}`}
            aria-controls={`${id}-${item.id}-content`}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {item.title}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{item.content}</AccordionDetails>
        </MuiAccordion>
      ))}
    </div>
  );
}
