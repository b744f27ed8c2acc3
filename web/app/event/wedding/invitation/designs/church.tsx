import styles from './church/church.css?url';
import emblem from './church/emblem.svg?url';
import emblemSecond from './church/emblem-second.svg?url';
import corner from './church/corner.svg?url';
import cornerSecond from './church/corner-second.svg?url';
import divider from './church/divider.svg?url';
import dividerSecond from './church/divider-second.svg?url';

/** Style sheet and drawings of this design. */
export const church = {
  styles,
  emblem: { width: 260, height: 190, first: emblem, second: emblemSecond },
  corner: { width: 240, height: 260, first: corner, second: cornerSecond },
  divider: { width: 320, height: 48, first: divider, second: dividerSecond },
};
