import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** What a page without the site's header still needs: a way home and the language. */
export function FrameBar() {
  const { t } = useTranslation('auth');
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', py: 2, minHeight: 76 }}
    >
      <Link to="/" color="inherit" underline="none" aria-label={t('frame.home')} sx={{ py: 1 }}>
        <Logo />
      </Link>
      <LanguageSwitch />
    </Stack>
  );
}
