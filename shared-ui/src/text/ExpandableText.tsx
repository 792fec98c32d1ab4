import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { truncateWords } from '@plumbline/shared-ui/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Text cut after `words` words with a See More / Show Less toggle, shown only when it is longer (SPEC §2). */
export function ExpandableText({ text, words = 40 }: { text: string; words?: number }) {
  const { t } = useTranslation('ui');
  const [isExpanded, setExpanded] = useState(false);
  const short = truncateWords(text, words);
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
          onClick={() => {
            setExpanded(!isExpanded);
          }}
          sx={{ alignSelf: 'flex-start', ml: -1 }}
        >
          {t(isExpanded ? 'text.showLess' : 'text.seeMore')}
        </Button>
      )}
    </>
  );
}
