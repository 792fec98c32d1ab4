import { PDFiumLibrary } from '@hyzyla/pdfium';

type RenderedPage = { text: string; inkOf: (part: 'page' | 'title') => number; bytes: Uint8Array };

/** How much of a page the title takes, from its top. */
const TITLE = { from: 0.09, to: 0.16 };
const DARK = 160;

/** What a reader sees of each page: the text, and how many of its dots are dark. Text alone proves nothing. */
export async function renderPaper(pdf: Buffer): Promise<RenderedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages: RenderedPage[] = [];
    for (const page of document.pages()) {
      const text = page.getText();
      const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' });
      const dark = (first: number, last: number) => {
        let count = 0;
        for (let at = first * width * 4; at < last * width * 4; at += 4)
          if ((data[at] ?? 255) < DARK && (data[at + 1] ?? 255) < DARK) count += 1;
        return count;
      };
      pages.push({
        text,
        bytes: data,
        inkOf: (part) =>
          part === 'page'
            ? dark(0, height)
            : dark(Math.round(height * TITLE.from), Math.round(height * TITLE.to)),
      });
    }
    return pages;
  } finally {
    document.destroy();
    library.destroy();
  }
}
