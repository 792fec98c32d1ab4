import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { englishTeller } from '../site/english';

/** A locale key shown instead of its text (`jobs:search.title`, `search.title`), or an unfilled placeholder. */
export const RAW_KEY = /^[a-z-]+:[\w.]+$|^(?!\w+\.(?:webp|png|jpe?g|pdf)$)[a-z]\w*(\.[a-z]\w*)+$|\{\{/;

/** Every text of the page, visible or announced. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const found: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      if (!parent || parent.closest('script, style, noscript')) continue;
      // A place where a line may end divides one word into two nodes.
      const isDivided = parent.querySelector(':scope > wbr') !== null;
      found.push((isDivided ? parent.textContent : nodes.currentNode.nodeValue) ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of attributes) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim());
  });
}

/** Asserts that no text of the page, visible or announced, is a locale key. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const raw = (await textsOf(page)).filter((text) => RAW_KEY.test(text));
  expect(raw, `${page.url()} shows keys instead of texts`).toEqual([]);
}

const isEnglish = englishTeller();

/** Asserts that a page in French shows no English text of the site's own. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const english = (await textsOf(page)).filter(isEnglish);
  expect(english, `${page.url()} shows English on a French page`).toEqual([]);
}

/** Applies the text spacing of WCAG 1.4.12. */
export async function spaceTextOut(page: Page): Promise<void> {
  // An adopted sheet: the page's policy would refuse a style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Asserts that the texts of buttons, links, chips, tabs, labels and headings are whole: cut off by nothing around them
 * (an ellipsis says that there is more and is fine), and not spilling out of their own button or chip.
 */
export async function expectNoClippedText(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const WHOLE =
      'button, a[href], [role=button], [role=tab], .MuiChip-root, label, time, h1, h2, h3, h4, h5, h6';
    const BOXED = 'button, .MuiButton-root, [role=tab], .MuiChip-root';

    /** Share of a text's width or height outside a box; 0 where they do not overlap. */
    const excess = (text: DOMRect, box: DOMRect, isAcrossOnly: boolean) => {
      if (text.right <= box.left || text.left >= box.right) return 0;
      const across = Math.max(box.left - text.left, text.right - box.right) - 1;
      // A glyph box is a little taller than a tight line.
      const down = Math.max(box.top - text.top, text.bottom - box.bottom) - text.height * 0.2;
      return Math.max(across, isAcrossOnly ? 0 : down, 0);
    };

    /** Whether a box cuts off a text in it; undefined: its parent decides. */
    const verdict = (text: DOMRect, box: Element): 'whole' | 'cut' | undefined => {
      const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX)) return 'whole';
      const isCutting = /hidden|clip/.test(overflowX);
      if (!isCutting && (display === 'inline' || !box.matches(BOXED))) return undefined;
      const rect = box.getBoundingClientRect();
      const isForScreenReaders = Math.min(rect.width, rect.height) <= 1;
      const hasEllipsis = isCutting && !`${textOverflow} ${webkitLineClamp}`.startsWith('clip none');
      if (isForScreenReaders || hasEllipsis) return 'whole';
      return excess(text, rect, !isCutting) > 0 ? 'cut' : undefined;
    };

    const isWhole = (text: DOMRect, from: Element) => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const said = verdict(text, box);
        if (said) return said === 'whole';
      }
      return true;
    };

    const found: string[] = [];
    for (const element of document.body.querySelectorAll(WHOLE)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        if (!node.nodeValue?.trim() || !node.parentElement) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const parent = node.parentElement;
        if ([...range.getClientRects()].every((rect) => isWhole(rect, parent))) continue;
        found.push(`${node.nodeValue.trim()}: ${element.outerHTML.slice(0, 200)}`);
      }
    }
    return [...new Set(found)];
  });
  const width = page.viewportSize()?.width ?? 0;
  expect(clipped, `${page.url()} cuts texts off at ${String(width)} px`).toEqual([]);
}
