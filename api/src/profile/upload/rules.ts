const MAXIMUM_NAME = 100;

/** What no file name has: control and formatting characters (they turn a name around), and what systems refuse. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** The name of a document for its readers and their disks: without folders, ending and characters that deceive. */
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
