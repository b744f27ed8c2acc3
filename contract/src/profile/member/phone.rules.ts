/** Numbers of Vietnam as they are dialled within it: mobile, landline, and those of networks of their own. */
const VIETNAMESE = /^0(?:[35789]\d{8}|2\d{9}|6\d{7,9})$/;

/**
 * Whether a number may be one that can be called. A number of Vietnam needs all its digits; numbers of other countries,
 * with + or 00, and short or shared ones (113, 1900 1234) are taken as they are.
 */
export const isPhoneComplete = (typed: string): boolean => {
  const digits = typed.replaceAll(/[^\d+]/g, '');
  const national = digits.replace(/^(?:\+84|0084|84(?=\d{9,10}$))0?/, '0');
  return !/^0(?!0)/.test(national) || VIETNAMESE.test(national);
};
