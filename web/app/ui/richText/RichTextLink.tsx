import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../Button.tsx';
import { isLinkAddress, linkAddress } from '@m4u/contract/address/link-address';
import { panelKeys, RichTextPanel } from './RichTextPanel.tsx';
import { TextField } from '../fields/TextField.tsx';

/** Panel for a link's address. */
export function RichTextLink({ editor, close }: { editor: Editor; close: () => void }) {
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
    <RichTextPanel>
      <TextField
        label={m.ui_editor_link_address()}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        error={wrong ? m.ui_link_wrong() : undefined}
        onKeyDown={panelKeys(apply, close)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in
        autoFocus
        inputMode="url"
        placeholder="https://"
        className="min-w-52 flex-1"
      />
      <Button onClick={apply}>{m.ui_editor_link_apply()}</Button>
      {editor.isActive('link') && (
        <Button variant="secondary" onClick={() => finish('')}>
          {m.ui_editor_link_remove()}
        </Button>
      )}
    </RichTextPanel>
  );
}
