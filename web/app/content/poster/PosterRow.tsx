import type { Poster } from '@m4u/contract/content/poster';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { IconButton, IconLink, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { posterStateIcons, posterStateWords, ownersPosterViewWords } from './posterWords.tsx';

export interface PosterRowProps {
  poster: Poster;
  /** Address of the editor. */
  edit: string;
}

/** Turns a poster on or off; one that has ended needs new days first (docs/rules/poster.md#days). */
const OnOff = ({ poster: { _id, enabled, state, title }, edit }: PosterRowProps) => {
  if (state === 'ended' && !enabled)
    return (
      <LinkButton to={edit} variant="secondary">
        {m.poster_new_days()}
      </LinkButton>
    );
  const named = title || m.poster_untitled();
  return (
    <Form method="post">
      <input type="hidden" name="_id" value={_id} />
      <SubmitButton
        name="intent"
        value={enabled ? 'off' : 'on'}
        variant={enabled ? 'secondary' : 'primary'}
        aria-label={enabled ? m.poster_turn_off_this({ title: named }) : m.poster_turn_on_this({ title: named })}
      >
        {enabled ? m.poster_turn_off() : m.poster_turn_on()}
      </SubmitButton>
    </Form>
  );
};

/** A poster in its owner's list, with its state and actions. */
export const PosterRow = ({ poster, edit }: PosterRowProps) => {
  const { title, images, viewType, start, end, state } = poster;
  const [cover] = images;
  return (
    <Card as="article">
      <div className="flex gap-4">
        {cover && (
          <img
            src={smallSource(cover, 112)}
            alt=""
            width={112}
            height={56}
            className="h-14 w-28 shrink-0 rounded-md object-cover"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-base wrap-anywhere">{title || m.poster_untitled()}</h2>
          <p className="text-sm text-muted">{ownersPosterViewWords[poster.owner.kind][viewType]()}</p>
          <p className="text-sm text-muted">{m.poster_days({ start: date(start), end: date(end) })}</p>
          <p className="pt-1">
            <Tag icon={posterStateIcons[state]}>{posterStateWords[state]()}</Tag>
          </p>
        </div>
      </div>
      <div className="flex items-center justify-end gap-2 pt-3">
        <OnOff poster={poster} edit={edit} />
        <IconLink to={edit} label={m.poster_edit()} icon={Pencil} />
        <Form method="post">
          <input type="hidden" name="_id" value={poster._id} />
          <IconButton type="submit" name="intent" value="remove" label={m.content_delete()} icon={Trash2} />
        </Form>
      </div>
    </Card>
  );
};
