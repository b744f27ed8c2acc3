import { m } from '../../paraglide/messages.js';
import { readValues } from '../../platform/forms/form.server.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { pieceFields } from '../item/editor/PieceForm.tsx';
import { albumCalls } from './album.server.ts';

/** Editor of albums (docs/rules/item.md#saving). */
export const albumEditor = {
  calls: albumCalls,
  form: pieceFields,
  purpose: m.album_edit_purpose,
  saved: m.album_saved,
  save: async ({ id, owner, client: { album } }, sent, images) => {
    const body = { ...readValues(pieceFields, sent), images };
    const groupId = owner.kind === 'group' ? owner.id : undefined;
    const saved =
      id === 'new' ? await album.insert({ body: { ...body, groupId } }) : await album.update({ params: { id }, body });
    return saved.data._id;
  },
} satisfies KindEditor;
