const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Whether a text has more than `most` ends of lines, of which `\r\n` counts as two. It takes nothing apart, so that a
 * file of nothing but line ends is refused before it costs anything.
 */
export const hasMoreLineEnds = (text: string, most: number): boolean => {
  let ends = 0;
  for (let at = 0; at < text.length && ends <= most; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === LINE_FEED || sign === CARRIAGE_RETURN) ends += 1;
  }
  return ends > most;
};
