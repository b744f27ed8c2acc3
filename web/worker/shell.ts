/** What the offline shell consists of; the build puts it in (`web/worker-build.ts`). */
export interface Shell {
  /** Names the build: the same one as in the pages that came with it. */
  readonly version: string;
  /** Files of the build that the kept pages need; those without a hash in their name carry one. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

/** The languages that pages are kept in. */
export const languages = ['vi', 'en'] as const;

/** Pages that are kept: nobody's in particular, and of use without a network. */
export const documents = ['/offline', '/scan-qr'] as const;

/** The address that such a page is kept under, in a language. */
export const documentOf = (path: (typeof documents)[number], language: (typeof languages)[number]): string =>
  `${path}?lang=${language}`;

/** The page that is shown at an address without a network; undefined where there is none, and the offline page helps. */
export const keptPageOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) => {
  // Points are given by the server.
  if (searchParams.has('isCreatePoint')) return undefined;
  return documents.find((path) => path === pathname);
};

/** The files of the build that a document names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g) ?? []),
];

/** Files that a document names and the shell does not hold: it is of another build. */
export const strangersIn = (html: string, shell: Shell): string[] => {
  const precachedUrls = new Set(shell.files.map(({ url }) => url));
  return filesNamedIn(html).filter((url) => !precachedUrls.has(url));
};

/** Where a page that cannot be had leads: to what works without a network, and from there back. */
export const offlineAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `/offline?${new URLSearchParams({ from: pathname + search })}`;
