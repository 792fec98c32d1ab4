import { useTranslation } from 'react-i18next';

/**
 * Translates an error's message: schemas and the server's `fields` have keys (`required`,
 * `validation.required`) of namespace `schema`; a text that is no key is shown as it is.
 */
export function useMessage(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('schema');
  return (message) => {
    if (!message) return undefined;
    const key = [`validation.${message}`, message].find(
      (candidate) => /^[\w.]+$/.test(candidate) && i18n.exists(`schema:${candidate}`),
    );
    return key ? t(key) : message;
  };
}
