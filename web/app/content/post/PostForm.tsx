import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import type { Post } from '@m4u/contract/content/post';
import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { localMoment } from '../../platform/formats.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useScripted } from '../../ui/scripted.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContentPictures } from '../item/ContentPictures.tsx';
import { VisibilityField } from '../item/VisibilityField.tsx';
import { postTypes, postTypeWords } from './postWords.tsx';

export interface PostFormProps {
  /** The post that is changed; null for a new one. */
  post: Post | null;
  kind: Owner['kind'];
  /** The groups that a member's post can be told for. */
  groups: readonly { readonly _id: string; readonly name: string }[];
  /** Address that takes pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

interface Fields {
  readonly title: string;
  readonly content: string;
  readonly postType: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly groupId: string;
  readonly images: string[];
  readonly policy: string;
}

const valuesOf = (post: Post | null) => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  postType: post?.postType ?? 'news',
  start: post?.event ? localMoment(post.event.start) : '',
  end: post?.event?.end ? localMoment(post.event.end) : '',
  place: post?.event?.place ?? '',
  groupId: post?.groupId ?? '',
  policy: post?.policy ?? 'public',
});

/** A post's form: what it is, its words, its pictures, and who may see it. */
export const PostForm = ({ post, kind, groups, uploads, reply }: PostFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(post) });
  const scripted = useScripted();
  const [type, setType] = useState(fields.postType.initialValue ?? 'news');
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <div onChange={({ target }) => target instanceof HTMLInputElement && setType(target.value)}>
        <RadioCards
          field={fields.postType}
          legend={m.post_type()}
          columns={2}
          options={postTypes.map((value) => ({
            value,
            label: postTypeWords[value].label(),
            icon: postTypeWords[value].icon,
          }))}
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
      <VisibilityField kind={kind} field={fields.policy} />
      <Checkbox name="outstanding" label={m.content_outstanding_choose()} defaultChecked={post?.outstanding ?? false} />
      <SubmitButton size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
