/** What the offline shell consists of; the build puts it in (`web/worker-build.ts`). */
export interface Shell {
  /** Names the build: the same one as in the pages that came with it. */
  readonly version: string;
  /** Files of the build that the offline page needs; those without a hash in their name carry one. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

/** The languages that the offline page is kept in. */
export const languages = ['vi', 'en'] as const;

/** The address that the offline page is kept under, in a language. */
export const documentOf = (language: (typeof languages)[number]): string => `/offline?lang=${language}`;

/** The files of the build that a document names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g) ?? []),
];

/** Files that a document names and the shell does not hold: it is of another build. */
export const strangersIn = (html: string, shell: Shell): string[] => {
  const held = new Set(shell.files.map(({ url }) => url));
  return filesNamedIn(html).filter((url) => !held.has(url));
};

/** Where a page that cannot be had leads: to what works without a network, and from there back. */
export const offlineAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `/offline?${new URLSearchParams({ from: pathname + search })}`;
