import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/Button.tsx';
import { useReducedMotion } from '../../ui/reducedMotion.ts';

/** A picture and line beside the sign-in forms. */
export interface Slide {
  readonly _id: string;
  readonly image: string;
  readonly title: string;
  readonly line: string;
}

/** Time (ms) that a slide stands before the next one. */
const PAUSE = 6000;

/** State of the carousel: the slide in view, and whether it moves by itself. */
const useCarousel = (total: number) => {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isReduced = useReducedMotion();
  const isMoving = chosen ?? !isReduced;
  const behavior = isReduced ? 'auto' : 'smooth';

  const show = (index: number) => list.current?.scrollTo({ left: index * list.current.clientWidth, behavior });

  useEffect(() => {
    if (!isMoving || isHeld || total < 2) return undefined;
    const timer = setInterval(() => {
      const slides = list.current;
      if (!slides || document.hidden) return;
      slides.scrollTo({ left: ((current + 1) % total) * slides.clientWidth, behavior });
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isMoving, isHeld, current, total, behavior]);

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setCurrent(Math.min(total - 1, Math.round(scrollLeft / clientWidth)));
  };
  return { list, current, isMoving, setMoving: setChosen, setHeld, show, onScroll };
};

interface ControlsProps {
  slides: readonly Slide[];
  current: number;
  isMoving: boolean;
  onShow: (index: number) => void;
  onMove: (isMoving: boolean) => void;
}

const Controls = ({ slides, current, isMoving, onShow, onMove }: ControlsProps) => (
  <div className="flex flex-wrap items-center justify-center px-4 pb-2 lg:pb-8 noscript:hidden">
    <IconButton
      icon={isMoving ? Pause : Play}
      label={isMoving ? m.auth_slides_pause() : m.auth_slides_play()}
      onClick={() => onMove(!isMoving)}
    />
    {slides.map(({ _id, title }, index) => (
      <button
        key={_id}
        type="button"
        aria-label={m.auth_slides_show({ number: index + 1, title })}
        aria-current={index === current}
        onClick={() => onShow(index)}
        className="group hit grid place-content-center"
      >
        <span className="block size-3 rounded-full border-2 border-ink group-aria-[current=true]:bg-ink" />
      </button>
    ))}
  </div>
);

/**
 * The carousel of the sign-in screens (docs/rules/auth.md#slides): it moves by itself unless the reader asks for less
 * motion, and stands still while its pictures are pointed at or have the focus, and once it was paused. Without scripts
 * it scrolls by hand.
 */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const { list, current, isMoving, setMoving, setHeld, show, onScroll } = useCarousel(slides.length);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <aside className="flex min-w-0 flex-col bg-sunken">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the pictures still */}
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it is scrolled only with the focus
        tabIndex={0}
        aria-label={m.auth_slides()}
        onScroll={onScroll}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        className="flex flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
      >
        {slides.map(({ _id, image, title, line }) => (
          <li key={_id} className="grid w-full shrink-0 snap-center place-content-center p-4 lg:p-12">
            <figure className="flex flex-wrap items-center gap-4 lg:flex-col lg:gap-6 lg:text-center">
              <img
                src={image}
                alt=""
                width={480}
                height={360}
                className="w-28 rounded-md lg:w-full lg:max-w-column lg:rounded-lg"
              />
              <figcaption className="min-w-0 flex-1 basis-40 lg:basis-auto">
                <p className="font-bold lg:text-xl">{title}</p>
                <p className="mt-1 text-muted lg:mt-2">{line}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <Controls slides={slides} current={current} isMoving={isMoving} onShow={show} onMove={setMoving} />
      )}
    </aside>
  );
}
