import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import type { ImageChoice } from '@m4u/contract/content/item/schema';
import type { PostType } from '@m4u/contract/content/post';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { momentOf } from '../../platform/language/formats.ts';
import { isOutstanding, pieceOf } from '../item/editor/editor.server.ts';

/** What a post's form says, before the API judges it: choices may be anything that was posted. */
export const postOf = (values: SentForm['values']) => {
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

type PostFields = ReturnType<typeof postOf> & { images: ImageChoice[] };

/** Adds a post, or changes the one of an id (docs/rules/item.md#saving); answers its id. Errors: the API's. */
export const savePost = async (
  { post }: Client,
  owner: Owner,
  id: string,
  { groupId, ...fields }: PostFields,
): Promise<string> => {
  const params = { id };
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
};
