// What the site uses of react-i18next: the host shares this file under the package's name, because a shared package
// cannot be tree-shaken. A name that is missing here is undefined at run time; a test reads every import and guards that.
export { getI18n } from '../../node_modules/react-i18next/dist/es/i18nInstance.js';
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { initReactI18next } from '../../node_modules/react-i18next/dist/es/initReactI18next.js';
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js';
