const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Whether a text has more than `most` line ends (`\r\n` counts as two). It does not split the text, so a huge file of
 * line ends is refused cheaply.
 */
export const hasMoreLineEnds = (text: string, most: number): boolean => {
  let ends = 0;
  for (let index = 0; index < text.length && ends <= most; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === LINE_FEED || sign === CARRIAGE_RETURN) ends += 1;
  }
  return ends > most;
};
