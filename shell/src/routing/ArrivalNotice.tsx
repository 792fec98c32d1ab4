import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { labelOf } from '../boot/labels';
import { useViewer } from '../session/use-viewer';
import { useOutcome } from './use-outcome';

/** Announces page changes to screen readers; the first page is announced by the browser. */
export function ArrivalNotice() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  const outcome = useOutcome(useViewer());

  if (!hasMoved && pathname !== first) setMoved(true);
  const title =
    outcome?.kind === 'page' ? labelOf(outcome.target.remote, outcome.target.page.title, language) : '';
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {hasMoved && title !== '' ? t('arrival', { title }) : ''}
    </Box>
  );
}
