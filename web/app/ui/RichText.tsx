import { type MouseEvent, useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from './classNames.ts';
import { pressOnSpace } from './YouTube.tsx';
import { isPlainPress, playerOf } from './youTubePlayer.ts';

const videos = 'a[data-youtube]';

const frameOf = (id: string, title: string): HTMLIFrameElement =>
  Object.assign(document.createElement('iframe'), {
    ...playerOf(id),
    title,
    className: 'video',
    allowFullscreen: true,
  });

/** Puts the player in the place of a video's link. The HTML is no business of React's, so this stays until it changes. */
const play = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(videos) : null;
  const id = link?.dataset['youtube'];
  if (!link || id === undefined || !isPlainPress(event.nativeEvent)) return;
  event.preventDefault();
  const frame = frameOf(id, link.textContent.trim());
  link.replaceWith(frame);
  frame.focus();
};

/** Text with marks that an owner wrote. `html` has been sanitized by the server: never give it anything else. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With scripts a video's link plays it here: it is a button, and says so.
    for (const link of text.current?.querySelectorAll(videos) ?? []) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-label', m.ui_play_video({ title: link.textContent.trim() }));
    }
  }, [html]);
  return (
    // Presses are heard here for the links within, which are reached and pressed by keyboard themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={text}
      onClick={play}
      onKeyDown={pressOnSpace}
      className={classNames('rich', className)}
      // oxlint-disable-next-line react/no-danger -- the server's sanitizer is the one gate for such text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
