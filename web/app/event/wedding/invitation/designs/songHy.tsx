import styles from './songHy/songHy.css?url';
import emblem from './songHy/emblem.svg?url';
import corner from './songHy/corner.svg?url';
import divider from './songHy/divider.svg?url';

/** Style sheet and drawings of this design. */
export const songHy = {
  styles,
  emblem: { width: 240, height: 240, first: emblem, second: emblem },
  corner: { width: 220, height: 220, first: corner, second: corner },
  divider: { width: 320, height: 48, first: divider, second: divider },
};
