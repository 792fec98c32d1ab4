const sheets = new WeakMap();

/** Takes what style-loader would write into its element as an adopted sheet: the site's policy allows no inline styles. */
export default function adoptSheet(css, element) {
  const sheet = sheets.get(element) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!sheets.has(element)) document.adoptedStyleSheets.push(sheet);
  sheets.set(element, sheet);
}
