import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

type Item = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly Item[];
  /** Heading level of the titles. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /**
   * Closed contents stay in the page, hidden: a browser without scripts shows them all. For pages that are rendered on the
   * edge and whose contents are what people come for.
   */
  keepsContent?: boolean;
};

/**
 * One panel is open at a time; a click toggles it. Not MUI's: with its transitions it takes 5 KB of the first page, whose
 * questions most visitors never reach.
 */
export function Accordion({ items, headingLevel = 'h3', keepsContent = false }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '& > :not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {items.map((item) => (
        <Panel
          key={item.id}
          {...item}
          id={`${id}-${item.id}`}
          headingLevel={headingLevel}
          keepsContent={keepsContent}
          isOpen={open === item.id}
          onToggle={() => setOpen(open === item.id ? undefined : item.id)}
        />
      ))}
    </Box>
  );
}

const contentSx = {
  px: 2,
  pt: 1,
  pb: 2,
  '@media (scripting: none)': { display: 'block' },
};

type PanelProps = Item &
  Required<Pick<AccordionProps, 'headingLevel' | 'keepsContent'>> & { isOpen: boolean; onToggle: () => void };

function Panel({ id, title, content, headingLevel, keepsContent, isOpen, onToggle }: PanelProps) {
  const region = `${id}-content`;
  const isThere = isOpen || keepsContent;
  return (
    <Box>
      <Box component={headingLevel} sx={{ m: 0 }}>
        <ButtonBase
          id={id}
          aria-expanded={isOpen}
          aria-controls={isThere ? region : undefined}
          onClick={onToggle}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            width: '100%',
            minHeight: 48,
            px: 2,
            py: 1.5,
            textAlign: 'start',
            '&.Mui-focusVisible': { bgcolor: 'action.focus' },
          }}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <ExpandMoreIcon
            color="action"
            sx={{
              flex: 'none',
              transition: 'transform 150ms',
              transform: isOpen ? 'rotate(180deg)' : 'none',
            }}
          />
        </ButtonBase>
      </Box>
      {isThere && (
        <Box id={region} role="region" aria-labelledby={id} hidden={!isOpen} sx={contentSx}>
          {content}
        </Box>
      )}
    </Box>
  );
}
