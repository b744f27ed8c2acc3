/** Name of a field invisible to people: only bots fill it in. */
export const trapName = 'more';

/** Hidden field against bots, for every form that visitors can send. */
export const Honeypot = () => (
  <input name={trapName} defaultValue="" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
);
