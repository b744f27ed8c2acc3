import styles from './hue/hue.css?url';
import emblem from './hue/emblem.svg?url';
import emblemSecond from './hue/emblem-second.svg?url';
import corner from './hue/corner.svg?url';
import divider from './hue/divider.svg?url';
import dividerSecond from './hue/divider-second.svg?url';

/** Style sheet and drawings of this design. */
export const hue = {
  styles,
  emblem: { width: 260, height: 142, first: emblem, second: emblemSecond },
  corner: { width: 240, height: 240, first: corner, second: corner },
  divider: { width: 320, height: 58, first: divider, second: dividerSecond },
};
