/** Converts the typed identifier for the API: an e-mail when it contains @, else a phone number. */
export const identifierOf = (typed = ''): { email: string } | { phone: string } =>
  typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };

/** Maps the API's identifier fields to the form's single field. */
export const IDENTIFIER_FIELDS = { email: 'identifier', phone: 'identifier', type: 'identifier' } as const;
