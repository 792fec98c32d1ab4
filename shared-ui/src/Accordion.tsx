import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 'h2' | 'h3' | 'h4';
};

/** Questions that fold: one open at a time, a click toggles (SPEC §4, FAQ). */
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
          onChange={(_event, isOpen) => {
            setOpen(isOpen ? item.id : undefined);
          }}
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
