import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import type { GalleryPicture } from './galleryPicture.ts';
import { Picture } from './Picture.tsx';
import { isPlainPress } from '../plainPress.ts';

export interface LightboxProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the first picture shown, from 0. */
  start: number;
  lang?: string | undefined;
  onClose: () => void;
}

const Slide = ({ picture, near, lang }: { picture: GalleryPicture; near: boolean; lang: string | undefined }) => (
  <figure className="flex h-full w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-3 px-2 py-16">
    {/* Distant pictures are not loaded yet. */}
    {near && (
      <Picture
        alt={picture.alt}
        sources={picture.sources}
        width={picture.width}
        height={picture.height}
        sizes="100vw"
        priority
        className="min-h-0 w-auto flex-initial bg-transparent object-contain"
      />
    )}
    {picture.caption !== '' && (
      <figcaption lang={lang} className="max-w-column shrink-0 px-2 text-center text-sm wrap-anywhere">
        {picture.caption}
      </figcaption>
    )}
  </figure>
);

/** State of the track: the present picture, and moving to its neighbours. */
const useTrack = (start: number, total: number) => {
  const track = useRef<HTMLElement>(null);
  const [shownIndex, setShownIndex] = useState(start);
  useEffect(() => {
    const { current } = track;
    // The initial position is not animated.
    current?.scrollTo({ left: start * current.clientWidth, behavior: 'instant' });
  }, [start]);
  const go = (to: number) => {
    const { current } = track;
    if (current && to >= 0 && to < total) current.scrollTo({ left: to * current.clientWidth });
  };
  const onScroll = () => {
    const { current } = track;
    if (current && current.clientWidth > 0) setShownIndex(Math.round(current.scrollLeft / current.clientWidth));
  };
  return { track, shownIndex, go, onScroll };
};

/**
 * Fullscreen pictures: swiped, or turned by arrow keys and buttons. Native modal dialog: Escape and the system's back
 * button close it, and the focus returns to the thumbnail.
 */
const Lightbox = ({ label, pictures, start, lang, onClose }: LightboxProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const total = pictures.length;
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  const { track, shownIndex, go, onScroll } = useTrack(start, total);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shownIndex - 1, ArrowRight: shownIndex + 1, Home: 0, End: total - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are heard wherever in it the focus is
    <dialog
      ref={box}
      closedby="any"
      aria-label={`${m.ui_picture_viewer()}: ${label}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="no-print m-0 h-dvh max-h-none w-screen max-w-none animate-fade overflow-hidden bg-[#0b0906] text-on-strong outline-none"
    >
      <section
        ref={track}
        aria-label={label}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="flex h-full -outline-offset-4 outline-on-strong snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden scroll-smooth overscroll-contain"
      >
        {pictures.map((picture, index) => (
          <Slide key={picture.id} picture={picture} near={Math.abs(index - shownIndex) <= 2} lang={lang} />
        ))}
      </section>
      <p
        aria-live="polite"
        aria-label={m.ui_picture_position({ number: shownIndex + 1, total })}
        className="absolute top-3 left-4 flex min-h-11 items-center text-sm font-semibold tabular-nums"
      >
        {shownIndex + 1} / {total}
      </p>
      <IconButton
        label={m.ui_close()}
        icon={X}
        variant="onPicture"
        onClick={() => box.current?.close()}
        className="absolute top-3 right-3"
      />
      {total > 1 && (
        <div className="absolute inset-x-3 bottom-3 flex justify-between">
          <IconButton
            label={m.ui_previous_picture()}
            icon={ChevronLeft}
            variant="onPicture"
            aria-disabled={shownIndex === 0}
            onClick={() => go(shownIndex - 1)}
          />
          <IconButton
            label={m.ui_next_picture()}
            icon={ChevronRight}
            variant="onPicture"
            aria-disabled={shownIndex === total - 1}
            onClick={() => go(shownIndex + 1)}
          />
        </div>
      )}
    </dialog>
  );
};

/** Address of the widest file. */
const widest = ({ sources }: GalleryPicture): string => sources.toSorted((a, b) => b.width - a.width)[0]?.url ?? '';

/**
 * Lightbox of a page: `linkTo(index)` returns props for an `<a>` to a picture's file, which opens without scripts; with
 * scripts it opens `lightbox`, to be rendered beside the links.
 */
export const useLightbox = ({ label, pictures, lang }: Pick<LightboxProps, 'label' | 'pictures' | 'lang'>) => {
  const [open, setOpen] = useState<number | null>(null);
  const linkTo = (index: number) => ({
    href: pictures[index] && widest(pictures[index]),
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      setOpen(index);
    },
  });
  const lightbox = open !== null && (
    <Lightbox label={label} pictures={pictures} start={open} lang={lang} onClose={() => setOpen(null)} />
  );
  return { linkTo, lightbox };
};
