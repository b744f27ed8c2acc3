/** Characters that XML forbids even escaped (XML 1.0 §2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text without the characters that no XML document may hold. */
export const xmlText = (text: string): string => text.replaceAll(FORBIDDEN, '');
