/** The filter of a list as its address states it; an empty value does not restrict the list. */
export type Filter = Readonly<Record<string, string | null | undefined>>;

/** Address with query parameters; empty ones are omitted. */
export const withQuery = (path: string, query: Filter): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
};

/** Whether a filter restricts its list. */
export const hasFilter = (filter: Filter): boolean => Object.values(filter).some(Boolean);
