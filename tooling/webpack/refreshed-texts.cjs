const path = require('node:path');

/**
 * Development only: a remote's texts as a module that takes its own updates. A saved text goes into the running
 * i18next instance, and the page shows it without a reload.
 */
module.exports = function refreshedTexts(source) {
  const language = path.basename(this.resourcePath, '.json');
  const namespace = this.getOptions().name.replace(/^mf-/, '');
  return `
import { getI18n } from 'react-i18next';
const texts = ${source};
export default texts;
if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => { data.isUpdate = true; });
  if (module.hot.data?.isUpdate) {
    const i18n = getI18n();
    i18n.addResourceBundle(${JSON.stringify(language)}, ${JSON.stringify(namespace)}, texts, false, true);
    i18n.emit('languageChanged', i18n.language);
  }
}
`;
};
