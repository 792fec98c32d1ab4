/** The language the page is shown in, for `Accept-Language`: the i18n set-up keeps `lang` of the root current. */
export function currentLanguage(): string {
  return document.documentElement.lang || 'en';
}
