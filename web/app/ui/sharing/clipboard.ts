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
