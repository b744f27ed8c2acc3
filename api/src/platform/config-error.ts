/** Error of the environment or configuration that prevents a start. The message is a sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
