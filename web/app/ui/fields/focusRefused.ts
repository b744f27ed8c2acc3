const CONTROLS = 'input, select, textarea, button, [contenteditable]';

/**
 * Focuses the first refused field within `root`. False when there is none. A group of radios is marked by `data-refused`,
 * since groups have no `aria-invalid`.
 */
export const focusRefused = (root: ParentNode): boolean => {
  for (const marked of root.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-refused]')) {
    const control = marked.matches(CONTROLS) ? marked : marked.querySelector<HTMLElement>(CONTROLS);
    control?.focus();
    if (control !== null && control === document.activeElement) return true;
  }
  return false;
};
