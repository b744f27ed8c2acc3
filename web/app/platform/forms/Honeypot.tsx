/** Name of a field that people do not see: what fills it in is a machine. */
export const trapName = 'more';

/** The field for machines, in each form that whoever comes may send. */
export const Honeypot = () => (
  <input name={trapName} defaultValue="" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
);
