import { type RefObject, useEffect } from 'react';

const isTyping = (target: Element | null): boolean =>
  target !== null &&
  target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=submit])');

/** Whether keys belong to the table: nothing else has the focus, and no dialog or menu is open. */
const isHeard = (root: HTMLElement, { altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  const focused = document.activeElement;
  if (altKey || ctrlKey || metaKey || isTyping(focused) || root.offsetParent === null) return false;
  if (document.querySelector('dialog[open], details[open] > ul')) return false;
  return focused === null || focused === document.body || root.contains(focused) || focused.id === 'content';
};

const rowsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('tr[data-row]')];

/** The row with the focus; with the focus in the panel, the open row. */
const currentRow = (root: HTMLElement): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? root.querySelector('tr[data-open]');

const walk = (root: HTMLElement, step: 1 | -1): void => {
  const inPanel = document.activeElement?.closest('[data-side-panel]');
  const link = inPanel?.querySelector<HTMLElement>(step === 1 ? '[rel=next]' : '[rel=prev]');
  if (inPanel) return link?.click();
  const rows = rowsOf(root);
  const now = rows.indexOf(currentRow(root) as HTMLElement);
  const next = now < 0 ? rows[0] : rows[now + step];
  next?.querySelector<HTMLElement>('[data-row-link]')?.focus();
};

export interface TableKeys {
  /** Clears the selection or closes the panel; false when there is neither. */
  leave(): boolean;
}

/**
 * Keys of a table: J and K walk the rows, X chooses one, Enter opens it, Escape clears the selection, then closes the
 * panel (docs/rules/screens.md#tables).
 */
export const useTableKeys = (root: RefObject<HTMLElement | null>, { leave }: TableKeys): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const table = root.current;
      if (!table || !isHeard(table, event)) return;
      const key = event.key.toLowerCase();
      const box = document.activeElement?.matches('input[name=chosen]') ? document.activeElement : null;
      if (key === 'j' || key === 'k') walk(table, key === 'j' ? 1 : -1);
      else if (key === 'x') currentRow(table)?.querySelector<HTMLElement>('input[name=chosen]')?.click();
      // Enter in a box would send its form.
      else if (key === 'enter' && box) currentRow(table)?.querySelector<HTMLElement>('[data-row-link]')?.click();
      else if (key !== 'escape' || !leave()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [root, leave]);
};
