import type { KeyboardEvent, ReactNode } from 'react';

/** Enter and Escape in a field of a panel: neither may reach the form, or the sheet, that the editor stands in. */
export const panelKeys = (apply: () => void, close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter') apply();
  else close();
};

/** The place under the toolbar where a link, a picture or a video is written down. Not a form: it stands in one. */
export const RichTextPanel = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-2 border-b border-line p-3">{children}</div>
);
