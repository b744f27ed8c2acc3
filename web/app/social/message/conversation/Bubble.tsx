import type { Message, Participant } from '@m4u/contract/social/message/schema';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, timeOfDay } from '../../../platform/language/formats.ts';
import { shownOf } from '../../../profile/upload/StoredPicture.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { GalleryPicture } from '../../../ui/pictures/galleryPicture.ts';
import { useLightbox } from '../../../ui/pictures/Lightbox.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { PlainText } from '../../../ui/PlainText.tsx';
import { personName, PersonAvatar, formatSystemMessage } from '../conversationWords.tsx';

const toGallery = ({ images, sender }: Message): GalleryPicture[] =>
  images.map((picture, index) => ({
    id: picture._id,
    ...shownOf(picture),
    caption: '',
    alt: m.message_picture_of({ number: index + 1, name: personName(sender) }),
  }));

const Pictures = ({ message }: { message: Message }) => {
  const pictures = toGallery(message);
  const { linkTo, lightbox } = useLightbox({
    label: m.message_pictures({ count: pictures.length }),
    pictures,
    lang: undefined,
  });
  const isOne = pictures.length === 1;
  return (
    <>
      <ul className={classNames('grid gap-1', !isOne && 'grid-cols-2')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a {...linkTo(index)} className="block overflow-hidden rounded-md">
              <Picture
                {...picture}
                sizes={isOne ? '280px' : '140px'}
                className={isOne ? 'h-auto max-h-90 w-70 max-w-full object-cover' : 'aspect-square w-35 object-cover'}
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
};

/** Style of a message bubble; the reader's own are at the right. */
export const bubbleClass = (isOwn: boolean): string =>
  classNames('w-fit max-w-full rounded-lg px-4 py-2', isOwn ? 'bg-accent-soft text-ink' : 'surface border border-line');

/** Text of a message, or a notice that it was withdrawn. */
const Said = ({ message, isOwn }: { message: Message; isOwn: boolean }) => {
  if (message.withdrawn)
    return <p className={classNames(bubbleClass(isOwn), 'text-muted italic')}>{m.message_withdrawn()}</p>;
  return (
    <>
      {message.images.length > 0 && <Pictures message={message} />}
      {message.detail !== '' && (
        <div className={bubbleClass(isOwn)}>
          <PlainText text={message.detail} />
        </div>
      )}
    </>
  );
};

export interface BubbleProps {
  message: Message;
  readerId: string;
  /** The first of messages by one sender in a row; only this one shows the name. */
  startsGroup: boolean;
  /** The last of them; only this one shows the portrait and the time. */
  endsGroup: boolean;
  /** Shows the sender's name, in a group conversation. */
  hasName: boolean;
  /** Members who have read up to this message; in a direct conversation the other one. */
  seenBy: readonly Participant[];
  isDirect: boolean;
  onActions: (message: Message) => void;
}

const Seen = ({ seenBy, isDirect }: Pick<BubbleProps, 'seenBy' | 'isDirect'>) => {
  if (seenBy.length === 0) return null;
  if (isDirect) return <p className="px-1 text-right text-xs text-muted">{m.message_seen()}</p>;
  const names = seenBy.map(personName).join(', ');
  return (
    <p className="flex justify-end gap-0.5 px-1 pt-0.5" title={m.message_seen_by({ names })}>
      <span className="sr-only">{m.message_seen_by({ names })}</span>
      {seenBy.slice(0, 5).map((person) => (
        <PersonAvatar key={person._id} person={person} size={18} />
      ))}
      {seenBy.length > 5 && <span className="text-xs text-muted">+{seenBy.length - 5}</span>}
    </p>
  );
};

/** A message, or a change of the conversation. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { message, readerId, startsGroup, endsGroup, hasName, seenBy, isDirect, onActions } = props;
  const { sender, createdAt, kind, withdrawn } = message;
  const isOwn = sender._id === readerId;
  if (kind !== 'text')
    return (
      <>
        <p className="px-6 py-2 text-center text-sm text-muted" title={dateAndTime(createdAt)}>
          {formatSystemMessage(message, readerId)}
        </p>
        <Seen seenBy={seenBy} isDirect={isDirect} />
      </>
    );
  return (
    <div className={classNames(startsGroup ? 'pt-3' : 'pt-1')}>
      {startsGroup && !isOwn && hasName && (
        <p lang="" className="pl-12 text-xs text-muted">
          {personName(sender)}
        </p>
      )}
      <div className={classNames('group flex items-end gap-2', isOwn && 'flex-row-reverse')}>
        {!isOwn && <span className="w-9 shrink-0">{endsGroup && <PersonAvatar person={sender} size={36} />}</span>}
        <div
          className={classNames('flex max-w-[75%] min-w-0 flex-col gap-1 lg:max-w-120', isOwn && 'items-end')}
          title={dateAndTime(createdAt)}
        >
          <span className="sr-only">{isOwn ? m.message_you_said() : m.message_said({ name: personName(sender) })}</span>
          <Said message={message} isOwn={isOwn} />
        </div>
        {!withdrawn && (
          <IconButton
            label={m.message_actions()}
            icon={Ellipsis}
            onClick={() => onActions(message)}
            className="text-muted lg:opacity-0 lg:group-hover:opacity-100 lg:focus-visible:opacity-100"
          />
        )}
      </div>
      {endsGroup && (
        <p className={classNames('px-1 text-xs text-muted', isOwn ? 'text-right' : 'pl-12')}>
          <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
        </p>
      )}
      <Seen seenBy={seenBy} isDirect={isDirect} />
    </div>
  );
});
