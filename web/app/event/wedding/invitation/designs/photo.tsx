import styles from './photo/photo.css?url';
import emblem from './photo/emblem.svg?url';
import emblemSecond from './photo/emblem-second.svg?url';
import corner from './photo/corner.svg?url';
import cornerSecond from './photo/corner-second.svg?url';
import divider from './photo/divider.svg?url';

/** Style sheet and drawings of this design. */
export const photo = {
  styles,
  emblem: { width: 96, height: 72, first: emblem, second: emblemSecond },
  corner: { width: 48, height: 48, first: corner, second: cornerSecond },
  divider: { width: 320, height: 24, first: divider, second: divider },
};
