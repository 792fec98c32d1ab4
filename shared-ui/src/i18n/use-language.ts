import { useTranslation } from 'react-i18next';

/** The language shown and a way to choose the other one, which is stored. */
export function useLanguage(): {
  language: 'en' | 'fr';
  setLanguage: (language: 'en' | 'fr') => Promise<void>;
} {
  const { i18n } = useTranslation('ui');
  return {
    language: i18n.resolvedLanguage === 'fr' ? 'fr' : 'en',
    async setLanguage(language) {
      await i18n.changeLanguage(language);
    },
  };
}
