/** How a person names their account to the API: by what they typed, an e-mail or else a phone number. */
export const identifierOf = (typed = ''): { email: string } | { phone: string } =>
  typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };

/** Both names of an identifier in the API's answers stand for the form's one field. */
export const IDENTIFIER_FIELDS = { email: 'identifier', phone: 'identifier', type: 'identifier' } as const;
