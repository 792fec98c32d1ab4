import { LANGUAGES, useLanguage } from '@plumbline/shared-ui/i18n';
import { LanguageIcon } from '@plumbline/shared-ui/icons';
import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';

export function LanguagePicker() {
  const { t } = useTranslation('shell');
  const { language, setLanguage } = useLanguage();
  const code = language.toUpperCase();
  return (
    <MenuButton
      color="inherit"
      sx={{ px: 1.25, minWidth: 0 }}
      // The accessible name contains the visible "EN", so that speech control finds the button.
      label={t('language.pick', { language: t(`language.${language}`), code })}
      content={
        <>
          <LanguageIcon fontSize="small" sx={{ mr: 0.5 }} />
          {code}
        </>
      }
    >
      {LANGUAGES.map((choice) => (
        <MenuAction
          key={choice}
          lang={choice}
          selected={choice === language}
          aria-current={choice === language}
          onSelect={() => void setLanguage(choice)}
        >
          {t(`language.${choice}`)}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
