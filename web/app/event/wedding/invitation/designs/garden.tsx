import styles from './garden/garden.css?url';
import emblem from './garden/emblem.svg?url';
import emblemSecond from './garden/emblem-second.svg?url';
import corner from './garden/corner.svg?url';
import cornerSecond from './garden/corner-second.svg?url';
import divider from './garden/divider.svg?url';
import dividerSecond from './garden/divider-second.svg?url';

/** Style sheet and drawings of this design. */
export const garden = {
  styles,
  emblem: { width: 260, height: 176, first: emblem, second: emblemSecond },
  corner: { width: 280, height: 280, first: corner, second: cornerSecond },
  divider: { width: 320, height: 56, first: divider, second: dividerSecond },
};
