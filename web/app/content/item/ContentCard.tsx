import type { Picture as PictureData } from '@m4u/contract/common';
import type { ContentHead } from '@m4u/contract/content/item/schema';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import { classNames } from '../../ui/classNames.ts';
import { describeVisibility } from './visibility.tsx';

/** Fields of a row that a card shows; the cards of all kinds have them. */
type CardItem = Pick<ContentHead, 'title' | 'excerpt' | 'policy' | 'outstanding'> & {
  readonly owner: Pick<ContentHead['owner'], 'kind'>;
  readonly cover: PictureData | null;
};

/** Shape of the cover; a cropped picture keeps its middle. */
type CoverShape = 'square' | 'wide' | 'tall';

const shapes: Record<CoverShape, string> = { square: 'aspect-square', wide: 'aspect-4/3', tall: 'aspect-3/4' };

/** Display width of a cover, for the choice of its file. */
const sizes = { row: '112px', tile: '(min-width: 600px) 190px, 50vw' };

export interface ContentCardProps {
  item: CardItem;
  /** Address of the card's link. */
  to: string;
  /** `row`: a line with a small picture at its end (posts); `tile`: a picture with text below it (products). */
  layout?: 'row' | 'tile';
  /** Shape of the cover; by default `wide` in rows and `square` in tiles. */
  shape?: CoverShape;
  /** Language of the owner's texts. */
  lang?: string | undefined;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3' | 'h4';
  /** On the first screen, so its picture loads at once. */
  priority?: boolean;
  /** The owner's buttons, above the card's link. */
  actions?: ReactNode;
  /** Line of details: a date, a price, a place. */
  children?: ReactNode;
}

const Cover = ({ item: { cover }, layout = 'row', shape, priority }: ContentCardProps) => {
  const row = layout === 'row';
  const room = shapes[shape ?? (row ? 'wide' : 'square')];
  // A tile without a cover shows a drawing of the theme, to keep the grid.
  if (!cover)
    return row ? null : (
      <div
        aria-hidden
        className={classNames('rounded-md bg-sunken bg-(image:--brand-cover-image) bg-cover bg-center', room)}
      />
    );
  return (
    <div className={classNames('overflow-hidden rounded-md', row ? 'w-28 shrink-0 self-start' : 'w-full')}>
      <StoredPicture
        alt=""
        picture={cover}
        sizes={sizes[layout]}
        priority={priority ?? false}
        className={classNames('w-full object-cover', room)}
      />
    </div>
  );
};

/** For the owner only: a mark when the piece is not public. */
const HiddenMark = ({ item: { policy, owner } }: Pick<ContentCardProps, 'item'>) => {
  if (policy === 'public') return null;
  const { icon: Icon, label } = describeVisibility(policy, owner.kind);
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden size={14} />
      {label}
    </span>
  );
};

const OutstandingMark = () => (
  <span title={m.content_outstanding()} className="mr-1 inline-block align-[-0.15em] text-accent-ink">
    <Star aria-hidden size={16} fill="currentColor" />
    <span className="sr-only">{m.content_outstanding()}</span>
  </span>
);

/** A piece in a list. The whole card is one link, named by its title. */
export const ContentCard = (props: ContentCardProps) => {
  const { item, to, layout = 'row', lang, heading: Heading = 'h3', actions, children } = props;
  const row = layout === 'row';
  const hasMeta = (children != null && children !== false) || item.policy !== 'public';
  return (
    <article
      className={classNames(
        'surface relative flex h-full rounded-lg border border-line p-3 shadow-sm transition hover:shadow-md has-[h2_a:focus-visible,h3_a:focus-visible,h4_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible,h4_a:focus-visible]:outline-offset-2',
        row ? 'flex-row-reverse gap-3' : 'flex-col gap-2',
      )}
    >
      <Cover {...props} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading lang={lang} className={classNames('line-clamp-3 wrap-anywhere', row ? 'text-base' : 'text-sm')}>
          {item.outstanding && <OutstandingMark />}
          <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-lg">
            {item.title || m.content_untitled()}
          </Link>
        </Heading>
        {item.excerpt !== '' && (
          <p lang={lang} className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {item.excerpt}
          </p>
        )}
        {hasMeta && (
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-1 text-xs text-muted">
            {children}
            <HiddenMark item={item} />
          </div>
        )}
      </div>
      {actions != null && (
        <div className={classNames('z-1', row ? 'absolute right-1 bottom-1' : 'absolute top-4 right-4')}>{actions}</div>
      )}
    </article>
  );
};
