import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';
import { isLinkAddress, linkAddress } from './linkAddress.ts';
import type { RichTextLabels } from './richTextLabels.ts';
import { TextField } from './TextField.tsx';

/** The line under the toolbar where a link's address is written. Not a form: it stands in one. */
export function RichTextLink({ editor, labels, close }: { editor: Editor; labels: RichTextLabels; close: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const finish = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const apply = () => {
    const href = linkAddress(address);
    if (href === '' || isLinkAddress(href)) finish(href);
    else setWrong(true);
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-3">
      <TextField
        label={labels.linkAddress}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        error={wrong ? m.ui_link_wrong() : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in
        autoFocus
        inputMode="url"
        placeholder="https://"
        className="min-w-52 flex-1"
      />
      <Button onClick={apply}>{labels.applyLink}</Button>
      {editor.isActive('link') && (
        <Button variant="secondary" onClick={() => finish('')}>
          {labels.removeLink}
        </Button>
      )}
    </div>
  );
}
