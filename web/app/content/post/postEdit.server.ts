import { m } from '../../paraglide/messages.js';
import { readValues, type SentForm } from '../../platform/forms/form.server.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { chosenGroup } from '../item/placement/groups.server.ts';
import { postCalls } from './post.server.ts';
import { postFields } from './PostForm.tsx';

const postOf = (sent: SentForm) => {
  const { start, end, place, ...post } = readValues(postFields, sent);
  return { ...post, event: post.postType === 'event' ? { start, end, place } : null };
};

/** Editor of posts (docs/rules/item.md#saving). */
export const postEditor = {
  calls: postCalls,
  form: postFields,
  purpose: m.post_edit_purpose,
  saved: m.post_saved,
  save: async ({ id, owner, client: { post } }, sent, images) => {
    const params = { id };
    const { groupId: _, ...rest } = postOf(sent);
    const fields = { ...rest, images };
    if (owner.kind === 'group') {
      const saved =
        id === 'new'
          ? await post.insertOfGroup({ body: { ...fields, groupId: owner.id } })
          : await post.updateOfGroup({ params, body: fields });
      return saved.data._id;
    }
    const body = { ...fields, ...chosenGroup(sent) };
    const saved = id === 'new' ? await post.insert({ body }) : await post.update({ params, body });
    return saved.data._id;
  },
} satisfies KindEditor;
