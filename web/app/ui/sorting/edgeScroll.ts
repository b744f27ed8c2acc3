import { type RefObject, useEffect } from 'react';

/** Distance to an edge (px) at which dragging scrolls, and pixels per frame. */
const edge = 72;
const step = 9;

/** Nearest scrollable ancestor of an element, else the page. */
const findScroller = (element: Element): Element => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
};

/**
 * Scrolls while dragging near the upper or lower edge of the scroll container, and calls `onScroll`. `pointer` holds
 * the pointer's position in pixels from the top of the window.
 */
export const useEdgeScroll = (
  dragging: boolean,
  list: RefObject<Element | null>,
  pointer: RefObject<number>,
  onScroll: RefObject<() => void>,
): void => {
  useEffect(() => {
    if (!dragging || !list.current) return;
    const scroller = findScroller(list.current);
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
