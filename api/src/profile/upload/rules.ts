const NAME_LENGTH = 100;

/**
 * Characters to remove from file names: control and formatting characters (which may reverse a name), and those that
 * operating systems refuse.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A safe name of a document, for display and download: without folders, extension and misleading characters. */
export const cleanDocumentName = (rawName: string): string => {
  const last = rawName.slice(-1_000).toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(UNSAFE_CHARACTERS, ' ')
    .replace(/(?:\.pdf)+\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return (
    plain
      .slice(0, NAME_LENGTH)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || 'Tài liệu'
  );
};
