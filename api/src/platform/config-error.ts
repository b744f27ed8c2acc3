/** The surroundings are not fit to start in. The message is a sentence for the person who starts the program. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
