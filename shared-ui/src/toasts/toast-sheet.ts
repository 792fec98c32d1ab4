export {};

declare global {
  var _goober: { parentNode: object; firstChild: { data: string } } | undefined;
}

/** What notistack's style engine takes for its element. The site's policy allows no inline styles, but adopted sheets. */
function styleElement(): typeof globalThis._goober {
  // Neither servers nor the documents of tests adopt sheets.
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  return {
    parentNode: document.head,
    firstChild: {
      get data() {
        return css;
      },
      set data(text) {
        css = text;
        sheet.replaceSync(css);
      },
    },
  };
}

// The engine looks for it when its module is evaluated, so this file is imported first.
globalThis._goober = styleElement();
