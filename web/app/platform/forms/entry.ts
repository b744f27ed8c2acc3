/**
 * The entry of a name that a form sent, such as its intent; undefined for one that is not there, also for `constructor`
 * and others that every object has.
 */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
