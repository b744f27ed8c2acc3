/** A backup that cannot be used: damaged, cut off, locked, or no backup at all. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
