import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { truncate } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useIsPhone } from '@plumbline/shared-ui/theme';

/** Characters shown on the card; on a phone two lines, so that applicants can be compared. */
const COVER_LETTER_SHOWN = { wide: 150, narrow: 80 };

export function CoverLetter({ text, describedBy }: { text: string; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const [isWhole, setIsWhole] = useState(false);
  const letter = text.trim();
  const isPhone = useIsPhone();
  // An excerpt has room for a salutation's line, but none for empty ones.
  const close = letter.replaceAll(/\s*\n\s*/g, '\n').replaceAll(/[^\S\n]+/g, ' ');
  const short = truncate(close, { characters: COVER_LETTER_SHOWN[isPhone ? 'narrow' : 'wide'] });
  const isCut = short !== close;

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t('applicant.coverLetter')}
      </Typography>
      {letter === '' ? (
        <Typography color="text.secondary">{t('applicant.noCoverLetter')}</Typography>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }} dir="auto">
          {isCut && !isWhole ? short : letter}
        </Typography>
      )}
      {isCut && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-describedby={describedBy}
          onClick={() => setIsWhole(!isWhole)}
          sx={flushStart}
        >
          {t(isWhole ? 'ui:text.showLess' : 'ui:text.seeMore')}
        </Button>
      )}
    </Box>
  );
}
