import type { Editor } from '@tiptap/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../Button.tsx';

/** Key handler of a panel's fields: Enter and Escape must not reach the surrounding form or dialog. */
export const panelKeys = (apply: () => void, close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter') apply();
  else close();
};

/** Panel under the toolbar for a link, picture or video. Not a form, since it is within one. */
export const RichTextPanel = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-2 border-b border-line p-3">{children}</div>
);

interface PanelEndProps {
  editor: Editor;
  /** Label of the apply button. */
  save: string;
  apply: () => void;
  close: () => void;
  /** Label of the remove button; without it there is nothing to remove. */
  remove?: string | undefined;
}

/** Buttons of a panel: apply, remove, and cancel. */
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
