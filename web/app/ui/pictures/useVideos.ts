import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { isPlainPress } from '../plainPress.ts';
import { playerOf } from './youTubePlayer.ts';

const videos = 'a[data-youtube]';

const frameOf = (id: string, title: string): HTMLIFrameElement =>
  Object.assign(document.createElement('iframe'), {
    ...playerOf(id),
    title,
    className: 'video',
    allowFullscreen: true,
  });

/** Puts the player in the place of a video's link, unless the link has seen to it itself. */
const play = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(videos) : null;
  const id = link?.dataset['youtube'];
  if (event.defaultPrevented || !link || id === undefined || !isPlainPress(event.nativeEvent)) return;
  event.preventDefault();
  const frame = frameOf(id, link.textContent.trim());
  link.replaceWith(frame);
  frame.focus();
};

/** Space presses a button, and a video's link is one. */
export const pressOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.dataset['youtube'] === undefined) return;
  event.preventDefault();
  target.click();
};

/** What an element has that plays the videos within it, where their links are no business of React's. */
export interface VideoPresses {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Plays the videos of text and of still parts of a page where they stand. `html` is what stands there. */
export const useVideos = (html?: string): VideoPresses => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With scripts a video's link plays it here: it is a button, and says so.
    for (const link of ref.current?.querySelectorAll(videos) ?? []) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-label', m.ui_play_video({ title: link.textContent.trim() }));
    }
  }, [html]);
  return { ref, onClick: play, onKeyDown: pressOnSpace };
};
