import { useEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { scrollKeys } from './scroll-key.ts';

const keyOf = scrollKeys();

/** Height (px) that bars at the top and bottom of the screen may take. */
const BARS = 80;

/** Scrolls the focused field to the middle of the screen, unless it is visible. */
const showFocused = (): void => {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea, [contenteditable]')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < BARS || bottom > innerHeight - BARS) field.scrollIntoView({ block: 'center' });
};

/**
 * Scrolls to the top or restores the position (docs/rules/screens.md#addresses). Rendered once, at the root. A refused
 * form focuses the wrong field while the page keeps its position, so the field is scrolled into view afterwards.
 */
export const ScrollMemory = () => {
  const { key } = useLocation();
  useEffect(showFocused, [key]);
  return <ScrollRestoration getKey={keyOf} />;
};
