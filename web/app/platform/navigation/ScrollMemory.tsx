import { useEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { scrollKeys } from './scroll-key.ts';

const keyOf = scrollKeys();

/** Height (px) that bars at the top and bottom of the screen may take. */
const BARS = 80;

/** Scrolls the focused field, or the focused errors of a form, to the middle of the screen, unless they are visible. */
const showFocused = (): void => {
  const focused = document.activeElement;
  if (!focused?.matches('input, select, textarea, [contenteditable], [role=alert]')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < BARS || bottom > innerHeight - BARS) focused.scrollIntoView({ block: 'center' });
};

/**
 * Scrolls to the top or restores the position (docs/rules/screens.md#addresses). Rendered once, at the root. A refused
 * form focuses the wrong field or its errors while the page keeps its position, so they are scrolled into view
 * afterwards.
 */
export const ScrollMemory = () => {
  const { key } = useLocation();
  useEffect(showFocused, [key]);
  return <ScrollRestoration getKey={keyOf} />;
};
