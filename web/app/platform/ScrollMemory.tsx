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
 * Scrolls as the specification says (§2). Once, at the root. A form that was refused puts the focus on what is wrong, but
 * the page stays where it was: the field is looked for after that.
 */
export const ScrollMemory = () => {
  const { key } = useLocation();
  useEffect(showFocused, [key]);
  return <ScrollRestoration getKey={keyOf} />;
};
