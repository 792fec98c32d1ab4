import { useTranslation } from 'react-i18next';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { MailIcon, PhoneIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Card, Grid } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Link, Typography } from '@plumbline/shared-ui/text';

/** How to reach the company that runs the site. Reserved domain and number, so that nobody is called by mistake. */
const COMPANY = {
  email: 'hello@plumbline.example',
  phone: '+1 212 555 0142',
  address: ['Plumbline', '48 Level Street, Suite 3', 'New York, NY 10013', 'USA'],
} as const;

const WAYS = [
  { id: 'email', Icon: MailIcon, lines: [COMPANY.email], href: `mailto:${COMPANY.email}` },
  {
    id: 'phone',
    Icon: PhoneIcon,
    lines: [COMPANY.phone],
    href: `tel:${COMPANY.phone.replaceAll(' ', '')}`,
  },
  { id: 'address', Icon: PlaceIcon, lines: COMPANY.address, href: undefined },
] as const;

export function ContactPage() {
  const { t } = useTranslation('marketing');
  const { profile } = useSiteSettings();
  return (
    <Page title={t('contact.title')}>
      <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' }, lineHeight: 1.5, maxWidth: '36em' }}>
        {t('contact.lead')}
      </Typography>
      {profile === 'demo' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {t('contact.demo')}
        </Typography>
      )}
      <Grid container spacing={3} sx={{ my: { xs: 4, md: 6 } }}>
        {WAYS.map(({ id, Icon, lines, href }) => (
          <Grid key={id} size={{ xs: 12, md: 4 }}>
            <Card sx={{ height: '100%' }}>
              <Box sx={{ p: { xs: 2.5, md: 4 } }}>
                <Icon color="primary" />
                <Typography variant="h3" component="h2" sx={{ mt: 1.5 }}>
                  {t(`contact.${id}.title`)}
                </Typography>
                <Box component="address" translate="no" sx={{ fontStyle: 'normal', fontWeight: 600, my: 1 }}>
                  {lines.map((line) => (
                    <Box key={line} sx={{ '& a': { color: 'primary.main' } }}>
                      {href ? <a href={href}>{line}</a> : line}
                    </Box>
                  ))}
                </Box>
                <Typography color="text.secondary">{t(`contact.${id}.text`)}</Typography>
              </Box>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Typography>
        {t('contact.form')} <Link to="/support">{t('support.write')}</Link>
      </Typography>
      <Typography sx={{ mt: 2 }}>
        {t('contact.more')} <Link to="/about">{t('contact.toAbout')}</Link>
      </Typography>
    </Page>
  );
}
