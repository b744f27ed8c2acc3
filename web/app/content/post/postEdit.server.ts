import type { PostType } from '@m4u/contract/content/post';
import { m } from '../../paraglide/messages.js';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { momentOf } from '../../platform/language/formats.ts';
import { isOutstanding, type KindEditor, pieceOf } from '../item/editor/editor.server.ts';
import { postCalls } from './post.server.ts';

/** Fields of a post's form, not validated: choices may have any value. */
const postOf = (values: SentForm['values']) => {
  const { postType, start = '', end = '', place = '', groupId = '' } = values;
  const event = { start: momentOf(start), end: end === '' ? null : momentOf(end), place };
  return {
    ...pieceOf(values),
    postType: postType as PostType,
    outstanding: isOutstanding(values),
    event: postType === 'event' ? event : null,
    groupId,
  };
};

/** Editor of posts (docs/rules/item.md#saving). */
export const postEditor = {
  calls: postCalls,
  purpose: m.post_edit_purpose,
  saved: m.post_saved,
  fieldNames: () => ({ 'event.start': 'start', 'event.end': 'end', 'event.place': 'place' }),
  save: async ({ id, owner, client: { post } }, { values }, images) => {
    const params = { id };
    const { groupId, ...rest } = postOf(values);
    const fields = { ...rest, images };
    if (owner.kind === 'group') {
      const saved =
        id === 'new'
          ? await post.insertOfGroup({ body: { ...fields, groupId: owner.id } })
          : await post.updateOfGroup({ params, body: fields });
      return saved.data._id;
    }
    const body = { ...fields, groupId };
    const saved = id === 'new' ? await post.insert({ body }) : await post.update({ params, body });
    return saved.data._id;
  },
} satisfies KindEditor;
