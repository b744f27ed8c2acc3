import styles from './floral/floral.css?url';
import emblem from './floral/emblem.svg?url';
import emblemSecond from './floral/emblem-second.svg?url';
import corner from './floral/corner.svg?url';
import cornerSecond from './floral/corner-second.svg?url';
import divider from './floral/divider.svg?url';
import dividerSecond from './floral/divider-second.svg?url';

/** Style sheet and drawings of this design. */
export const floral = {
  styles,
  emblem: { width: 300, height: 110, first: emblem, second: emblemSecond },
  corner: { width: 520, height: 520, first: corner, second: cornerSecond },
  divider: { width: 320, height: 52, first: divider, second: dividerSecond },
};
