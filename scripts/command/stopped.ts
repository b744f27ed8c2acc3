/**
 * Ends a failed command with code 1: errors that the operator can fix are printed as a sentence, others with their
 * trace. A missing or unreadable file is such an error, and Node.js's message names it.
 */
export const failWithSentence =
  (...sentences: readonly (new (message: string) => Error)[]) =>
  (error: unknown): void => {
    const reason = error instanceof Error ? error : new Error(String(error));
    const isSentence = sentences.some((kind) => reason instanceof kind) || isFileError(reason);
    console.error(isSentence ? reason.message : reason.stack);
    process.exitCode = 1;
  };

const isFileError = (error: NodeJS.ErrnoException): boolean =>
  error.path !== undefined && ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'EROFS'].includes(error.code ?? '');
