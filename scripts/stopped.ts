/** How a command ends that could not do its work: what the operator can mend as a sentence, the rest with its trace. */
export const stopped =
  (...sentences: readonly (new (message: string) => Error)[]) =>
  (error: unknown): void => {
    const told = error instanceof Error ? error : new Error(String(error));
    console.error(sentences.some((kind) => told instanceof kind) ? told.message : told.stack);
    process.exitCode = 1;
  };
