/** Access → what to preload, as indices into `files` (URLs); `languages` likewise by language. */
export type PreloadChoice = { access: string; files: number[]; languages: Record<string, number[]> };
export type PreloadTable = {
  files: string[];
  choices: PreloadChoice[];
  /** Stands before them where published files have an origin of their own. */
  at?: string;
  /** The shell's texts by language, for everybody. */
  texts: Record<string, number[]>;
};

/** Id of the element with the integrities of the scripts that the page itself names, as JSON: URL → integrity. */
export const INTEGRITY_ID = 'integrity';

/**
 * The inline script that runs before anything is painted: theme class, colour scheme and language of the page, and
 * preload links for what only the browser knows (who is signed in, which language). It hands the integrities, which
 * stand before it in the page, to the builder's scripts, which look their chunks up. The storage keys are those of the shell; access
 * precedence as in the shell. Written as text because it is never bundled.
 */
export function firstScript(table: PreloadTable): string {
  return `(${SOURCE})(${inlineJson(table)})`;
}

/** JSON that may stand inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const SOURCE = `function (table) {
  var integrities = JSON.parse(document.getElementById('${INTEGRITY_ID}').textContent);
  window.__plumblineIntegrity = integrities;
  var root = document.documentElement;
  function stored(key) { try { return localStorage.getItem(key) } catch (_) { return null } }
  var theme = stored('theme');
  if (theme !== 'dark' && theme !== 'light') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  root.style.colorScheme = theme;
  var asked = /[?&]lang=(en|fr)(&|$)/.exec(location.search);
  var language = ((asked && asked[1]) || stored('i18nextLng') || navigator.language || 'en').slice(0, 2).toLowerCase();
  if (language !== 'fr') language = 'en';
  root.lang = language;
  var user = null;
  try { user = stored('token') && JSON.parse(stored('user')) } catch (_) {}
  var type = user && user.userType, ranks = { public: 1 };
  ranks[user ? 'signedIn' : 'signedOut'] = 2;
  if (type === 'client' || type === 'company') ranks.hirer = 3;
  if (type === 'contractor' || type === 'admin') ranks[type] = 3;
  var best = null;
  table.choices.forEach(function (choice) {
    var rank = ranks[choice.access];
    if (rank && (!best || rank > ranks[best.access])) best = choice;
  });
  function preload(index, priority) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = priority;
    link.crossOrigin = 'anonymous';
    link.integrity = integrities[table.files[index]];
    link.href = (table.at || '') + table.files[index];
    document.head.appendChild(link);
  }
  (table.texts[language] || []).forEach(function (index) { preload(index, 'high') });
  if (best) best.files.concat(best.languages[language] || []).forEach(function (index) { preload(index, 'low') });
}`.replaceAll(/\n\s*/g, ' ');
