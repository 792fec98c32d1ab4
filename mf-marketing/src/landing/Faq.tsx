import { useTranslation } from 'react-i18next';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { TO } from '../destinations';
import { Section } from './Section';

const QUESTIONS = ['cost', 'trust', 'apply', 'dispute', 'address'] as const;
/** Their answers are claims that the operator may switch off. */
const CLAIMS = ['size', 'guarantee'] as const;

export function Faq() {
  const { t } = useTranslation('marketing');
  const { showClaims } = useSiteSettings();
  const asked = showClaims ? [...QUESTIONS, ...CLAIMS] : QUESTIONS;
  const wayOut = (
    <>
      {t('faq.text')} <Link to={TO.contact}>{t('faq.contact')}</Link>
    </>
  );
  return (
    <Section title={t('faq.title')} text={wayOut} isSplit>
      <Accordion
        items={asked.map((id) => ({
          id,
          title: t(`faq.${id}.question`),
          content: <Typography sx={{ maxWidth: '42em' }}>{t(`faq.${id}.answer`)}</Typography>,
        }))}
      />
    </Section>
  );
}
