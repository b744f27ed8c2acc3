import { type RefObject, useEffect } from 'react';

/** How near to an edge, in pixels, what is dragged moves the page on, and how far each frame. */
const edge = 72;
const step = 9;

/** What scrolls an element: the nearest thing around it that can, else the page. */
const scrollerOf = (element: Element): Element => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
};

/**
 * While something is dragged near the upper or lower edge of what scrolls, moves it on, and says so by `onScroll`.
 * `pointer` holds where the pointer is, in pixels from the top of the window.
 */
export const useEdgeScroll = (
  dragging: boolean,
  list: RefObject<Element | null>,
  pointer: RefObject<number>,
  onScroll: RefObject<() => void>,
): void => {
  useEffect(() => {
    if (!dragging || !list.current) return;
    const scroller = scrollerOf(list.current);
    const isPage = scroller === document.scrollingElement;
    let frame = 0;
    const go = () => {
      frame = requestAnimationFrame(go);
      const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
      const by = pointer.current < top + edge ? -step : pointer.current > bottom - edge ? step : 0;
      if (by === 0) return;
      scroller.scrollBy({ top: by, behavior: 'instant' });
      onScroll.current();
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [dragging, list, pointer, onScroll]);
};
