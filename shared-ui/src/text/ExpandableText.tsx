import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { truncate } from '@plumbline/shared-ui/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushStart } from '../actions/flush-start';
import { clampedTo } from './clamped-to';

type ExpandableTextProps = {
  text: string;
  /** The beginning of a long text takes so many lines, without its paragraphs. */
  lines?: number;
};

const LOOK = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Truncated text with a See More / Show Less toggle. */
export function ExpandableText({ text, lines }: ExpandableTextProps) {
  const { t } = useTranslation('ui');
  const [isExpanded, setExpanded] = useState(false);
  const short = truncate(text);
  const isLong = short !== text.trim();
  return (
    <>
      <Typography sx={lines !== undefined && isLong && !isExpanded ? clampedTo(lines) : LOOK}>
        {isExpanded ? text : short}
      </Typography>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          sx={{ alignSelf: 'flex-start', ...flushStart }}
        >
          {t(isExpanded ? 'text.showLess' : 'text.seeMore')}
        </Button>
      )}
    </>
  );
}
