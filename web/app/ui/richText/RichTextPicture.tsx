import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { FilePicker } from '../pictures/FilePicker.tsx';
import { PanelEnd, panelKeys, RichTextPanel } from './RichTextPanel.tsx';
import { insertBlock } from './richTextNodes.ts';
import { TextField } from '../fields/TextField.tsx';
import type { Upload, UploadedFile } from '../pictures/upload.ts';

export interface RichTextPictureProps {
  editor: Editor;
  upload: Upload;
  close: () => void;
}

/** Panel for choosing, uploading and describing a picture; for an existing one, only its description. */
export function RichTextPicture({ editor, upload, close }: RichTextPictureProps) {
  const [standing] = useState(editor.isActive('picture'));
  const [alt, setAlt] = useState(String(editor.getAttributes('picture')['alt'] ?? ''));
  const [file, setFile] = useState<UploadedFile>();
  const [missing, setMissing] = useState(false);
  const apply = () => {
    if (standing) editor.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
    else if (file) {
      const { url: src, width, height } = file;
      insertBlock(editor, 'picture', { src, alt: alt.trim(), width, height });
    } else return setMissing(true);
    close();
  };
  return (
    <RichTextPanel>
      {!standing && (
        <div className="w-full max-w-44">
          <FilePicker
            label={m.ui_editor_picture()}
            upload={upload}
            error={missing ? m.ui_editor_picture_missing() : undefined}
            onChange={([chosen]) => {
              setFile(chosen);
              setMissing(false);
            }}
          />
        </div>
      )}
      <TextField
        label={m.ui_editor_picture_alt()}
        hint={m.ui_editor_picture_alt_hint()}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onKeyDown={panelKeys(apply, close)}
        maxLength={300}
        className="w-full"
      />
      <PanelEnd
        editor={editor}
        save={standing ? m.ui_editor_picture_save() : m.ui_editor_picture_insert()}
        apply={apply}
        close={close}
        remove={standing ? m.ui_editor_picture_remove() : undefined}
      />
    </RichTextPanel>
  );
}
