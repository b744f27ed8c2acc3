import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { PanelEnd, panelKeys, RichTextPanel } from './RichTextPanel.tsx';
import { insertBlock, videoAttributes } from './richTextNodes.ts';
import { TextField } from '../fields/TextField.tsx';

export interface RichTextVideoProps {
  editor: Editor;
  videoId: (address: string) => string | undefined;
  close: () => void;
}

/** Panel for the address and title of a YouTube video. */
export function RichTextVideo({ editor, videoId, close }: RichTextVideoProps) {
  const [standing] = useState(editor.isActive('video'));
  const present = editor.getAttributes('video');
  const [address, setAddress] = useState(String(present['href'] ?? ''));
  const [title, setTitle] = useState(String(present['title'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const id = videoId(address);
    if (id === undefined) return setWrong(true);
    const attributes = videoAttributes(id, title);
    if (standing) editor.chain().focus().updateAttributes('video', attributes).run();
    else insertBlock(editor, 'video', attributes);
    close();
  };
  return (
    <RichTextPanel>
      <TextField
        label={m.ui_editor_video_address()}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        error={wrong ? m.ui_editor_video_wrong() : undefined}
        onKeyDown={panelKeys(apply, close)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in
        autoFocus
        inputMode="url"
        placeholder="https://youtu.be/"
        className="w-full"
      />
      <TextField
        label={m.ui_editor_video_title()}
        optional
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={panelKeys(apply, close)}
        maxLength={200}
        className="w-full"
      />
      <PanelEnd
        editor={editor}
        save={standing ? m.ui_editor_video_save() : m.ui_editor_video_insert()}
        apply={apply}
        close={close}
        remove={standing ? m.ui_editor_video_remove() : undefined}
      />
    </RichTextPanel>
  );
}
