import type { Post, PostType } from '@m4u/contract/content/post';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { check, choice, defineForm, moment, text, useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, pieceFields, PieceForm, ShowFields } from '../item/editor/PieceForm.tsx';
import { GroupField, type ShareGroups } from '../item/placement/GroupField.tsx';
import { typeOptions } from '../item/PieceTypes.tsx';
import { postTypes, postTypeIcons, postTypeWords } from './postWords.tsx';

export interface PostFormProps extends KindFormProps {
  /** The edited post; null for a new one. */
  post: Post | null;
  /** Groups that a member's post can be shared with. */
  groups: ShareGroups;
}

/** Fields of a post; an event has a start, an end and a place. */
export const postFields = defineForm({
  ...pieceFields,
  postType: choice<PostType>({ start: 'news' }),
  start: moment({ api: 'event.start' }),
  end: moment({ api: 'event.end', empty: null }),
  place: text({ api: 'event.place' }),
  groupId: text(),
  outstanding: check(),
});

/** Form of a post: type, text, pictures and audience. */
export const PostForm = ({ post, kind, groups, uploads, reply }: PostFormProps) => {
  const [form, fields] = useFields(postFields, post && { ...post, ...post.event }, reply);
  const scripted = useHydrated();
  const [type, setType] = useState(fields.postType.initialValue ?? 'news');
  return (
    <PieceForm form={form}>
      <div onChange={({ target }) => target instanceof HTMLInputElement && setType(target.value)}>
        <RadioCards
          field={fields.postType}
          legend={m.post_type()}
          columns={2}
          options={typeOptions(postTypes, postTypeWords, postTypeIcons)}
        />
      </div>
      <TextField field={fields.title} label={m.post_heading()} required maxLength={200} />
      <fieldset hidden={scripted && type !== 'event'} className="stack">
        <legend className="pb-1 font-semibold">{m.post_event()}</legend>
        <DateField field={fields.start} label={m.post_event_start()} timed />
        <DateField field={fields.end} label={m.post_event_end()} timed optional />
        <TextField field={fields.place} label={m.post_event_place()} maxLength={300} optional />
      </fieldset>
      <RichField
        field={fields.content}
        label={m.post_content()}
        uploads={uploads}
        required
        placeholder={m.post_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={post?.images ?? []} uploads={uploads} />
      <GroupField field={fields.groupId} groups={groups} />
      <ShowFields kind={kind} policy={fields.policy} outstanding={post?.outstanding ?? false} />
    </PieceForm>
  );
};
