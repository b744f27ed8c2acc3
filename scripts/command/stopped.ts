/**
 * How a command ends that could not do its work, with code 1: what the operator can mend as a sentence, the rest with its
 * trace. A file that is absent or may not be read is the operator's to mend, and Node.js's message names it.
 */
export const stopped =
  (...sentences: readonly (new (message: string) => Error)[]) =>
  (error: unknown): void => {
    const told = error instanceof Error ? error : new Error(String(error));
    const isSentence = sentences.some((kind) => told instanceof kind) || isFileError(told);
    console.error(isSentence ? told.message : told.stack);
    process.exitCode = 1;
  };

const isFileError = (error: NodeJS.ErrnoException): boolean =>
  error.path !== undefined && ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'EROFS'].includes(error.code ?? '');
