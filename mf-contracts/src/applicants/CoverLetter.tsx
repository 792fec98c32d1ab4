import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { truncate } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Characters shown on the card. */
const COVER_LETTER_SHOWN = 150;

export function CoverLetter({ text, describedBy }: { text: string; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const [isWhole, setIsWhole] = useState(false);
  const letter = text.trim();
  const short = truncate(letter, { characters: COVER_LETTER_SHOWN });

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t('applicant.coverLetter')}
      </Typography>
      {letter === '' ? (
        <Typography color="text.secondary">{t('applicant.noCoverLetter')}</Typography>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }} dir="auto">
          {isWhole ? letter : short}
        </Typography>
      )}
      {short !== letter && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-describedby={describedBy}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ ml: -1.25 }}
        >
          {t(isWhole ? 'ui:text.showLess' : 'ui:text.seeMore')}
        </Button>
      )}
    </Box>
  );
}
