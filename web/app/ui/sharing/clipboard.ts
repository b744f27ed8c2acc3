/** Copies text; false when the browser refuses. Browsers within other apps often lack the clipboard API. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.readOnly = true;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    // During an open modal dialog, text outside it cannot be selected.
    const holder = document.querySelector('dialog:modal') ?? document.body;
    const focused = document.activeElement;
    holder.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}

const selectAndCopy = (element: Element): boolean => {
  const selection = getSelection();
  if (!selection) return false;
  selection.selectAllChildren(element.parentElement ?? element);
  const copied = document.execCommand('copy');
  selection.removeAllRanges();
  return copied;
};

/** Copies an element with its styles, and `text` for programs that take no HTML; false when the browser refuses. */
export async function copyElement(element: Element, text: string): Promise<boolean> {
  try {
    const part = (content: string, type: string) => new Blob([content], { type });
    const item = { 'text/html': part(element.outerHTML, 'text/html'), 'text/plain': part(text, 'text/plain') };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return selectAndCopy(element);
  }
}
