/** Filter of a list of messages, as in its address. */
export interface Narrowing {
  readonly unread: boolean;
  readonly tag: string;
  readonly q: string;
}

/** Longest search and tag that the API accepts, in characters. */
const longest = { q: 100, tag: 40 } as const;

/** Reads the filter from an address; longer values are cut. */
export const narrowingOf = (query: URLSearchParams): Narrowing => ({
  unread: query.has('unread'),
  tag: (query.get('tag') ?? '').slice(0, longest.tag),
  q: (query.get('q') ?? '').trim().slice(0, longest.q),
});

/** The filter as the API takes it. */
export const filterOf = (query: URLSearchParams) => {
  const { unread, tag, q } = narrowingOf(query);
  return { ...(unread && { read: false as const }), ...(tag && { tag }), ...(q && { q }) } as {
    readonly read?: false;
    readonly tag?: string;
    readonly q?: string;
  };
};

/** Address of a filtered list. */
export const addressOf = (path: string, { unread, tag, q }: Narrowing): string => {
  const query = new URLSearchParams({ ...(unread && { unread: '1' }), ...(tag && { tag }), ...(q && { q }) });
  return query.size > 0 ? `${path}?${query}` : path;
};
