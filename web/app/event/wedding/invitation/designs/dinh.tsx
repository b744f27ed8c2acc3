import styles from './dinh/dinh.css?url';
import emblem from './dinh/emblem.svg?url';
import emblemSecond from './dinh/emblem-second.svg?url';
import corner from './dinh/corner.svg?url';
import cornerSecond from './dinh/corner-second.svg?url';
import divider from './dinh/divider.svg?url';
import dividerSecond from './dinh/divider-second.svg?url';

/** Style sheet and drawings of this design. */
export const dinh = {
  styles,
  emblem: { width: 320, height: 196, first: emblem, second: emblemSecond },
  corner: { width: 280, height: 260, first: corner, second: cornerSecond },
  divider: { width: 320, height: 56, first: divider, second: dividerSecond },
};
