import { Accordion } from '@plumbline/shared-ui/Accordion';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const QUESTIONS = ['pay', 'yearly', 'change', 'fee'] as const;

export function PlanQuestions() {
  const { t } = useTranslation('marketing');
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('plans.faqTitle')}
      </Typography>
      <Accordion
        keepsContent
        items={QUESTIONS.map((id) => ({
          id,
          title: t(`plans.faq.${id}.question`),
          content: <Typography sx={{ maxWidth: '44em' }}>{t(`plans.faq.${id}.answer`)}</Typography>,
        }))}
      />
    </Box>
  );
}
