import { foldToWords } from '@m4u/contract/fold';

/** Converts a name to an ASCII file name for old clients. */
const toAscii = (name: string): string => foldToWords(name).replaceAll(' ', '-').slice(0, 60);

/** `Content-Disposition` parameters of a file name: ASCII for old clients, and the real name (RFC 6266). */
export const disposition = (name: string, extension: string): string => {
  const real = encodeURIComponent(name.normalize('NFC')).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${toAscii(name) || 'm4u'}.${extension}"; filename*=UTF-8''${real}.${extension}`;
};
