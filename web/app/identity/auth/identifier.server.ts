/** An account's identifier for the API; without a value when the text is neither an e-mail nor a phone number. */
export type TypedIdentifier = { readonly email: string } | { readonly phone: string | undefined };

/** Characters of a phone number as people write it. */
const PHONE_LIKE = /^[\d\s+().-]*$/;

/**
 * Converts the typed identifier for the API: an e-mail when it contains @, a phone number when it has only digits and
 * separators. Other text is left out, so that the API asks for an e-mail or a phone number.
 */
export const identifierOf = (typed = ''): TypedIdentifier => {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  return { phone: PHONE_LIKE.test(text) ? text : undefined };
};

/** Maps the API's identifier fields to the form's single field. */
export const IDENTIFIER_FIELDS = { email: 'identifier', phone: 'identifier', type: 'identifier' } as const;
