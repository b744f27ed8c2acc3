import { useEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { scrollKeys } from './scroll-key.ts';

const keyOf = scrollKeys();

/** Room that bars at the head and the foot of the screen may take, in px. */
const BARS = 80;

/** Brings the field that has the focus into the middle of the screen, unless it can be seen. */
const showFocused = (): void => {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea, [contenteditable]')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < BARS || bottom > innerHeight - BARS) field.scrollIntoView({ block: 'center' });
};

/**
 * Scrolls to the top or back to the former place (docs/rules/screens.md#addresses). Once, at the root. A refused form
 * puts the focus on the wrong field while the page stays where it was, so the field is scrolled to afterwards.
 */
export const ScrollMemory = () => {
  const { key } = useLocation();
  useEffect(showFocused, [key]);
  return <ScrollRestoration getKey={keyOf} />;
};
