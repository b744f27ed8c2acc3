import type { Client } from '@m4u/contract/api';
import type { Owner, Visibility } from '@m4u/contract/common';
import type { ImageChoice } from '@m4u/contract/content/item.schema';
import type { PostType } from '@m4u/contract/content/post';
import { momentOf } from '../../platform/formats.ts';

/** What a post's form says, before the API judges it. */
export interface PostFields {
  readonly title: string;
  readonly content: string;
  readonly postType: PostType;
  readonly policy: Visibility;
  readonly outstanding: boolean;
  readonly event: { start: string; end: string | null; place: string } | null;
  readonly groupId: string;
}

/** Reads the form; the choices may be anything that was posted. */
export const postOf = (values: Readonly<Record<string, string>>): PostFields => {
  const { title = '', content = '', start = '', end = '', place = '', groupId = '' } = values;
  const isEvent = values['postType'] === 'event';
  return {
    title,
    content,
    postType: values['postType'] as PostType,
    policy: values['policy'] as Visibility,
    outstanding: values['outstanding'] === 'on',
    event: isEvent ? { start: momentOf(start), end: end === '' ? null : momentOf(end), place } : null,
    groupId,
  };
};

/** Adds or changes a post, by whether it has an id yet (specification §4); answers its id. Errors: the API's. */
export const savePost = async (
  { post }: Client,
  owner: Owner,
  id: string,
  { groupId, ...fields }: PostFields & { images: ImageChoice[] },
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
