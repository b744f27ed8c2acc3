/**
 * Reads many keys by few reads: keys that are asked for while one runs wait for the next one, which reads them all. An
 * answer is never older than its question. Errors: those of the read, for each of its keys.
 */
export const readTogether = <Key, Value>(read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) => {
  type Question = PromiseWithResolvers<Value | undefined>;
  let waiting = new Map<Key, Question>();
  let isReading = false;

  const readNext = async (): Promise<void> => {
    const asked = waiting;
    waiting = new Map();
    try {
      const found = await read([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  };

  const readAll = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) await readNext();
    isReading = false;
  };

  /** The value of a key; undefined when the read finds none. */
  return (key: Key): Promise<Value | undefined> => {
    const question: Question = waiting.get(key) ?? Promise.withResolvers();
    waiting.set(key, question);
    if (!isReading) void readAll();
    return question.promise;
  };
};
