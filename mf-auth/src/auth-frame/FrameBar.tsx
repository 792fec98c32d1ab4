import { Button } from '@plumbline/shared-ui/actions';
import { LANGUAGES, useLanguage } from '@plumbline/shared-ui/i18n';
import { Logo } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The way home and the language, on pages without the site's header. */
export function FrameBar() {
  const { t } = useTranslation('auth');
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', py: 2, minHeight: 76 }}
    >
      <Link
        to="/"
        color="inherit"
        underline="none"
        aria-label={t('frame.home')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        <Logo />
      </Link>
      <LanguageSwitch />
    </Stack>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const { language, setLanguage } = useLanguage();
  return (
    <Stack direction="row" role="group" aria-label={t('frame.language')}>
      {LANGUAGES.map((choice) => {
        const isChosen = choice === language;
        return (
          <Button
            key={choice}
            lang={choice}
            color="inherit"
            variant="outlined"
            aria-pressed={isChosen}
            aria-label={t(`frame.languages.${choice}`)}
            onClick={() => void setLanguage(choice)}
            sx={{
              minWidth: 44,
              px: 1,
              bgcolor: isChosen ? 'action.selected' : undefined,
              '&:first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
              '&:last-of-type': { borderStartStartRadius: 0, borderEndStartRadius: 0, ml: '-1px' },
            }}
          >
            {choice.toUpperCase()}
          </Button>
        );
      })}
    </Stack>
  );
}
