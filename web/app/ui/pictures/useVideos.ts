import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { isPlainPress } from '../plainPress.ts';
import { playerUrl } from './videoPlayers.ts';

const videos = 'a[data-youtube]';

const createFrame = (id: string, title: string): HTMLIFrameElement =>
  Object.assign(document.createElement('iframe'), {
    ...playerUrl(id),
    title,
    className: 'video',
    allowFullscreen: true,
  });

/** Replaces a video's link by the player, unless its own handler did. */
const playVideo = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(videos) : null;
  const id = link?.dataset['youtube'];
  if (event.defaultPrevented || !link || id === undefined || !isPlainPress(event.nativeEvent)) return;
  event.preventDefault();
  const frame = createFrame(id, link.textContent.trim());
  link.replaceWith(frame);
  frame.focus();
};

/** Space activates a video's link, since it has the role of a button. */
export const pressOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.getAttribute('role') !== 'button') return;
  event.preventDefault();
  target.click();
};

/** Props of an element whose video links are not React elements. */
export interface VideoPresses {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Plays videos in rich text and static parts in place. `html` is their markup. */
export const useVideos = (html?: string): VideoPresses => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With scripts the link plays the video here, so it has a button's role.
    for (const link of ref.current?.querySelectorAll(videos) ?? []) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-label', m.ui_play_video({ title: link.textContent.trim() }));
    }
  }, [html]);
  return { ref, onClick: playVideo, onKeyDown: pressOnSpace };
};
