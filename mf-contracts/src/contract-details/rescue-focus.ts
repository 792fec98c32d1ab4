/** After a reload a dialog has no opener to give the focus back to, and a list may have lost it: the heading takes it. */
export function rescueFocus(): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('[role=dialog]');
  if (isLost) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}
