/** Compressions of an answer. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Maximum characters of the header that are read; longer than any browser sends. */
const LONGEST_HEADER = 200;

/** Whether the parts of an `Accept-Encoding` header accept an encoding; `q=0` refuses it. */
const accepts = (parts: readonly string[], encoding: Encoding): boolean =>
  parts.some((part) => {
    const [name = '', quality = ''] = part.split(';', 2);
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?$/i.test(quality.trimEnd());
  });

/**
 * Chooses the best encoding that a client accepts by `Accept-Encoding`. Runs before any other check of a request, so
 * its time is bounded for hostile headers too.
 */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const parts = header.slice(0, LONGEST_HEADER).split(',');
  if (accepts(parts, 'br')) return 'br';
  return accepts(parts, 'gzip') ? 'gzip' : 'identity';
};
