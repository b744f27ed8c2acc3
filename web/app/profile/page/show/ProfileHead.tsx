import type { Owner, Picture as PictureData } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { columnSizes } from '../../../ui/pictures/Picture.tsx';
import { StoredPicture } from '../../upload/StoredPicture.tsx';
import { ownerWords } from '../owner/ownerWords.tsx';

/** The owner's cover, or the theme's default. */
const Cover = ({ picture, className }: { picture: PictureData | null; className?: string }) => {
  const box = classNames('block aspect-2/1 w-full overflow-hidden object-cover', className);
  if (!picture)
    return <div aria-hidden className={classNames(box, 'bg-(image:--brand-cover-image) bg-cover bg-center')} />;
  return <StoredPicture picture={picture} alt="" sizes={columnSizes} priority className={box} />;
};

export interface PortraitProps {
  name: string;
  /** A group's picture is a logo. */
  kind: Owner['kind'];
  picture: PictureData | null;
  /** Side in CSS pixels. */
  size: number;
  className?: string;
}

/** The owner's portrait or logo in a circle, or initials. */
export const Portrait = ({ name, kind, picture, size, className }: PortraitProps) => {
  const ring = classNames('rounded-full object-cover ring-4 ring-(--brand-bg)', className);
  if (!picture) return <Avatar name={name} size={size} className={ring} />;
  return (
    <span className={classNames('block shrink-0 overflow-hidden', ring)} style={{ width: size, height: size }}>
      <StoredPicture
        alt={ownerWords[kind].portraitOf({ name })}
        picture={picture}
        sizes={`${size}px`}
        priority
        className="size-full object-cover"
      />
    </span>
  );
};

export interface ProfileHeadProps {
  name: string;
  kind: Owner['kind'];
  headline: string;
  portrait: PictureData | null;
  cover: PictureData | null;
  /** Language of the owner's texts. */
  lang: string;
  /** Bar over the cover's upper edge. */
  bar: ReactNode;
  /** The owner's edit button. */
  edit?: ReactNode;
}

/** Head of a page: cover, portrait, name and headline. */
export const ProfileHead = ({ name, kind, headline, portrait, cover, lang, bar, edit }: ProfileHeadProps) => (
  <header>
    <div className="relative">
      <Cover picture={cover} className="sm:rounded-lg" />
      {bar}
    </div>
    <div className="relative -mt-16 flex flex-col items-center px-5 text-center">
      <Portrait name={name} kind={kind} picture={portrait} size={128} />
      {edit != null && <div className="absolute top-18 right-4 sm:right-0">{edit}</div>}
      <h1 lang={lang} className="mt-3 max-w-full text-2xl tracking-tight sm:text-3xl">
        {name}
      </h1>
      {headline !== '' && (
        <p lang={lang} className="mt-1 max-w-sm text-lg text-balance">
          {headline}
        </p>
      )}
    </div>
  </header>
);
