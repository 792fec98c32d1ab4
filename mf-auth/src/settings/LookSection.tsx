import { TitledSection } from '@plumbline/shared-ui/cards';
import { TextInput } from '@plumbline/shared-ui/fields';
import { LANGUAGES, useLanguage } from '@plumbline/shared-ui/i18n';
import { useColorMode } from '@plumbline/shared-ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const THEMES = ['light', 'dark'] as const;

/** Chosen here as in the header. */
export function LookSection({ text }: { text: string }) {
  const { t } = useTranslation('auth');
  const { language, setLanguage } = useLanguage();
  const { mode, setMode } = useColorMode();
  const [languageId, themeId] = [useId(), useId()];

  return (
    <TitledSection title={t('settings.look.title')} text={text}>
      <TextInput
        select
        id={languageId}
        label={t('frame.language')}
        value={language}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((choice) => choice === target.value);
          if (chosen) void setLanguage(chosen);
        }}
      >
        {LANGUAGES.map((choice) => (
          <option key={choice} value={choice} lang={choice}>
            {t(`settings.look.languages.${choice}`)}
          </option>
        ))}
      </TextInput>
      <TextInput
        select
        id={themeId}
        label={t('settings.look.theme')}
        value={mode}
        onChange={({ target }) => setMode(target.value === 'dark' ? 'dark' : 'light')}
      >
        {THEMES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`settings.look.themes.${choice}`)}
          </option>
        ))}
      </TextInput>
    </TitledSection>
  );
}
