import { foldToWords } from '@m4u/contract/fold';

/** The letters of a name that every old reader can keep in a file name. */
const plain = (name: string): string => foldToWords(name).replaceAll(' ', '-').slice(0, 60);

/** A file name for a header: an ASCII one for old readers, beside the real one (RFC 6266). */
export const disposition = (name: string, extension: string): string => {
  const real = encodeURIComponent(name.normalize('NFC')).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain(name) || 'm4u'}.${extension}"; filename*=UTF-8''${real}.${extension}`;
};
