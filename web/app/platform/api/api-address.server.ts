import type { Endpoint } from '@m4u/contract/http/endpoint';

/**
 * Builds the browser's address of an endpoint, for pictures, downloads and uploads that screens link to. Empty and
 * absent query values are omitted.
 */
export const apiAddress = (
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api${filled}${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`;
};
