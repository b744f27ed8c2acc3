import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useEdgeScroll } from './edgeScroll.ts';
import { moveItem } from './move.ts';

/** Index of a dragged line: after the last line whose middle is above the pointer. */
const findIndexAt = (list: Element, from: number, y: number): number =>
  [...list.children].filter((line, index) => {
    const { top, height } = line.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;

/**
 * Posts moves to the route's action sequentially. After the last answer `onAnswered` is called with the page's new data
 * loaded, so that refused moves become visible.
 */
const usePostedMoves = (onAnswered: () => void) => {
  const fetcher = useFetcher();
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());
  const posted = useRef(false);
  const answered = useRef(onAnswered);
  useEffect(() => {
    answered.current = onAnswered;
  });
  useEffect(() => {
    if (waiting > 0 || fetcher.state !== 'idle' || !posted.current) return;
    posted.current = false;
    answered.current();
  }, [waiting, fetcher.state]);
  return (form: FormData) => {
    posted.current = true;
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(() => fetcher.submit(form, { method: 'post' }))
      .finally(() => setWaiting((count) => count - 1));
  };
};

/**
 * State of a sortable list: the order of keys as shown, and functions that change it. `onSettled` is called after each
 * move, and returns the form to post, if any.
 */
export const useSorting = (
  keys: readonly string[],
  list: RefObject<HTMLElement | null>,
  onSettled: (order: readonly string[], key: string) => FormData | undefined,
) => {
  const [order, setOrder] = useState<readonly string[]>(keys);
  const post = usePostedMoves(() => setOrder(keys));
  const [dragged, setDragged] = useState<string | null>(null);
  const grabbed = useRef<readonly string[]>([]);
  const pointer = useRef(0);
  // Added and removed items do not change the reader's order of the others.
  const orderedKeys = [...order.filter((key) => keys.includes(key)), ...keys.filter((key) => !order.includes(key))];

  const moveDragged = () => {
    if (dragged === null || !list.current) return;
    const from = orderedKeys.indexOf(dragged);
    const to = findIndexAt(list.current, from, pointer.current);
    if (to !== from) setOrder(moveItem(orderedKeys, from, to));
  };
  const latestMove = useRef(moveDragged);
  useEffect(() => {
    latestMove.current = moveDragged;
  });
  useEdgeScroll(dragged !== null, list, pointer, latestMove);

  const settle = (next: readonly string[], key: string) => {
    setOrder(next);
    const form = onSettled(next, key);
    if (form) post(form);
  };
  return {
    orderedKeys,
    dragged,
    step: (key: string, by: -1 | 1) => {
      const from = orderedKeys.indexOf(key);
      const to = from + by;
      if (to >= 0 && to < orderedKeys.length) settle(moveItem(orderedKeys, from, to), key);
    },
    grab: (key: string, event: PointerEvent) => {
      // The list captures the pointer: a line that is moved in the DOM would lose it.
      list.current?.setPointerCapture(event.pointerId);
      pointer.current = event.clientY;
      grabbed.current = orderedKeys;
      setOrder(orderedKeys);
      setDragged(key);
    },
    drag: (event: PointerEvent) => {
      pointer.current = event.clientY;
      moveDragged();
    },
    drop: () => {
      if (dragged === null) return;
      setDragged(null);
      // Dropped in its former place: no change.
      if (orderedKeys.indexOf(dragged) !== grabbed.current.indexOf(dragged)) settle(orderedKeys, dragged);
    },
    cancel: () => {
      if (dragged !== null) setOrder(grabbed.current);
      setDragged(null);
    },
  };
};
