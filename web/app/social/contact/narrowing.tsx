/** What a list of messages is narrowed by, as its address says. */
export interface Narrowing {
  readonly unread: boolean;
  readonly tag: string;
  readonly q: string;
}

/** Longest words and tags that the API takes, in characters. */
const longest = { q: 100, tag: 40 } as const;

/** Reads an address; what no list could hold is cut. */
export const narrowingOf = (query: URLSearchParams): Narrowing => ({
  unread: query.has('unread'),
  tag: (query.get('tag') ?? '').slice(0, longest.tag),
  q: (query.get('q') ?? '').trim().slice(0, longest.q),
});

/** The same as the API's filter. */
export const filterOf = (query: URLSearchParams) => {
  const { unread, tag, q } = narrowingOf(query);
  return { ...(unread && { read: false as const }), ...(tag && { tag }), ...(q && { q }) } as {
    readonly read?: false;
    readonly tag?: string;
    readonly q?: string;
  };
};

/** The address of a list that is narrowed so. */
export const addressOf = (path: string, { unread, tag, q }: Narrowing): string => {
  const query = new URLSearchParams({ ...(unread && { unread: '1' }), ...(tag && { tag }), ...(q && { q }) });
  return query.size > 0 ? `${path}?${query}` : path;
};
