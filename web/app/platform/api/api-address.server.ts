import type { Endpoint } from '@m4u/contract/http/endpoint';

/**
 * The address of an endpoint as a browser asks for it: for pictures, downloads and uploads, which screens link to.
 * Empty and absent query values are left out.
 */
export const apiAddress = (
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
};
