import type { Editor } from '@tiptap/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../Button.tsx';

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

interface PanelEndProps {
  editor: Editor;
  /** What the button says that takes over what was written. */
  save: string;
  apply: () => void;
  close: () => void;
  /** What the button says that takes away what stands there; without it there is nothing to take away. */
  remove?: string | undefined;
}

/** The end of a panel: takes over what was written, and takes away what stands there or leaves all as it was. */
export const PanelEnd = ({ editor, save, apply, close, remove }: PanelEndProps) => {
  const takeAway = () => {
    editor.chain().focus().deleteSelection().run();
    close();
  };
  return (
    <>
      <Button onClick={apply}>{save}</Button>
      <Button variant="secondary" onClick={remove === undefined ? close : takeAway}>
        {remove ?? m.ui_cancel()}
      </Button>
    </>
  );
};
