import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { truncate } from '@plumbline/shared-ui/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushStart } from '../actions/flush-start';

/** Truncated text with a See More / Show Less toggle. */
export function ExpandableText({ text }: { text: string }) {
  const { t } = useTranslation('ui');
  const [isExpanded, setExpanded] = useState(false);
  const short = truncate(text);
  const isLong = short !== text.trim();
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
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
