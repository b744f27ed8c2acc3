import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { ReactNode } from 'react';
import { Days } from './Days.tsx';
import { lookOf } from './designs/designs.tsx';
import { Families } from './Families.tsx';
import { Film } from './Film.tsx';
import { Gifts } from './Gifts.tsx';
import { Cover } from './Cover.tsx';
import { Dress, Programme } from './Programme.tsx';
import { ReplyBar } from './ReplyBar.tsx';
import { Story, WeddingAlbum } from './Story.tsx';
import { Wishes } from './Wishes.tsx';

export interface InvitationProps {
  wedding: Wedding;
  /** Time of rendering on the server (ISO 8601). */
  now: string;
  /** The form of replies. */
  reply?: ReactNode;
  /** Photos of guests. */
  photos?: ReactNode;
  /** Content at the end of the page. */
  foot?: ReactNode;
}

/** A wedding invitation; designs differ only in their styles and ornaments. */
export const Invitation = ({ wedding, now, reply, photos, foot }: InvitationProps) => (
  <div className="wedding" {...lookOf(wedding)}>
    {/* The bar ends before the form that it leads to. */}
    <div>
      <Cover wedding={wedding} now={now} />
      <div className="w-body below-fold">
        <Families wedding={wedding} />
        <Days wedding={wedding} />
        <Programme wedding={wedding} />
        <Dress wedding={wedding} />
        <Story wedding={wedding} />
        <Film wedding={wedding} />
        <WeddingAlbum wedding={wedding} />
        <Gifts wedding={wedding} />
      </div>
      <ReplyBar wedding={wedding} />
    </div>
    <div className="w-body below-fold">
      {reply}
      {photos}
      <Wishes wedding={wedding} />
    </div>
    {foot != null && <footer className="w-foot no-print">{foot}</footer>}
  </div>
);
