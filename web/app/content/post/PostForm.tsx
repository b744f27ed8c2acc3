import { useForm } from '@conform-to/react';
import type { Post } from '@m4u/contract/content/post';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { localMoment } from '../../platform/language/formats.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { useScripted } from '../../ui/scripted.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, type PieceFields, PieceForm, pieceValues, ShowFields } from '../item/editor/PieceForm.tsx';
import { typeChoices } from '../item/PieceTypes.tsx';
import { postTypes, postTypeWords } from './postWords.tsx';

export interface PostFormProps extends KindFormProps {
  /** The edited post; null for a new one. */
  post: Post | null;
  /** Groups that a member's post can be shared with. */
  groups: readonly { readonly _id: string; readonly name: string }[];
}

interface Fields extends PieceFields {
  readonly postType: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly groupId: string;
}

const valuesOf = (post: Post | null) => ({
  ...pieceValues(post),
  postType: post?.postType ?? 'news',
  start: post?.event ? localMoment(post.event.start) : '',
  end: post?.event?.end ? localMoment(post.event.end) : '',
  place: post?.event?.place ?? '',
  groupId: post?.groupId ?? '',
});

/** Form of a post: type, text, pictures and audience. */
export const PostForm = ({ post, kind, groups, uploads, reply }: PostFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(post) });
  const scripted = useScripted();
  const [type, setType] = useState(fields.postType.initialValue ?? 'news');
  return (
    <PieceForm form={form}>
      <div onChange={({ target }) => target instanceof HTMLInputElement && setType(target.value)}>
        <RadioCards
          field={fields.postType}
          legend={m.post_type()}
          columns={2}
          options={typeChoices(postTypes, postTypeWords)}
        />
      </div>
      <TextField field={fields.title} label={m.post_heading()} required maxLength={200} />
      <fieldset hidden={scripted && type !== 'event'} className="stack">
        <legend className="pb-1 font-semibold">{m.post_event()}</legend>
        <TextField field={fields.start} label={m.post_event_start()} type="datetime-local" />
        <TextField field={fields.end} label={m.post_event_end()} type="datetime-local" optional />
        <TextField field={fields.place} label={m.post_event_place()} maxLength={300} optional />
      </fieldset>
      <RichField
        field={fields.content}
        label={m.post_content()}
        uploads={uploads}
        placeholder={m.post_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={post?.images ?? []} uploads={uploads} />
      {groups.length > 0 && (
        <Select
          field={fields.groupId}
          label={m.post_group()}
          hint={m.post_group_hint()}
          options={[
            { value: '', label: m.post_group_none() },
            ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      <ShowFields kind={kind} policy={fields.policy} outstanding={post?.outstanding ?? false} />
    </PieceForm>
  );
};
