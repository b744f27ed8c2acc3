import { m } from '../../paraglide/messages.js';
import { type KindEditor, pieceOf } from '../item/editor/editor.server.ts';
import { albumCalls } from './album.server.ts';

/** Editor of albums (docs/rules/item.md#saving). */
export const albumEditor = {
  calls: albumCalls,
  purpose: m.album_edit_purpose,
  saved: m.album_saved,
  save: async ({ id, owner, client: { album } }, { values }, images) => {
    const body = { ...pieceOf(values), images };
    const groupId = owner.kind === 'group' ? owner.id : undefined;
    const saved =
      id === 'new' ? await album.insert({ body: { ...body, groupId } }) : await album.update({ params: { id }, body });
    return saved.data._id;
  },
} satisfies KindEditor;
