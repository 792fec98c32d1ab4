import { ToggleButton, ToggleButtonGroup } from '@plumbline/shared-ui/fields';
import { LANGUAGES, useLanguage } from '@plumbline/shared-ui/i18n';
import { useTranslation } from 'react-i18next';

/** The EN/FR switch of pages without the site's header (SPEC §2, sign-up). */
export function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const { language, setLanguage } = useLanguage();
  return (
    <ToggleButtonGroup exclusive size="small" value={language} aria-label={t('frame.language')}>
      {LANGUAGES.map((choice) => (
        <ToggleButton
          key={choice}
          value={choice}
          lang={choice}
          aria-label={t(`frame.languages.${choice}`)}
          onClick={() => {
            void setLanguage(choice);
          }}
          sx={{ minWidth: 44, minHeight: 40, fontWeight: 650, '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {choice.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
