/** Headers of a request as Node gives them: names in lower case, a list only for what may be repeated. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header; the first one when it is repeated. */
export const readHeader = (headers: RequestHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
};
