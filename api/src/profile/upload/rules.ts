const MAXIMUM_NAME = 100;

/**
 * Characters to remove from file names: control and formatting characters (which may reverse a name), and those that
 * operating systems refuse.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A safe name of a document, for display and download: without folders, extension and misleading characters. */
export const documentName = (given: string): string => {
  const last = given.slice(-1_000).toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(UNFIT, ' ')
    .replace(/(?:\.pdf)+\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return (
    plain
      .slice(0, MAXIMUM_NAME)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || 'Tài liệu'
  );
};
