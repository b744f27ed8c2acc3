/** Puts text on the clipboard; false where the browser refuses. Browsers inside other apps often lack the new way. */
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
    // Inside an open dialog the rest of the page cannot be selected.
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
