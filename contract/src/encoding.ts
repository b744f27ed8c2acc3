/** How an answer may be compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Longer than any browser's; what is behind it is not worth reading. */
const longest = 200;

/** Whether a client takes an encoding, by the part of its `Accept-Encoding` that names it; `q=0` refuses. */
const takes = (parts: readonly string[], encoding: Encoding): boolean =>
  parts.some((part) => {
    const [name = '', quality = ''] = part.split(';', 2);
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?$/i.test(quality.trimEnd());
  });

/**
 * The best encoding that a client accepts, by its `Accept-Encoding`. Read before anything else of a request is judged,
 * so it takes as long for a hostile header as for any other.
 */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const parts = header.slice(0, longest).split(',');
  if (takes(parts, 'br')) return 'br';
  return takes(parts, 'gzip') ? 'gzip' : 'identity';
};
