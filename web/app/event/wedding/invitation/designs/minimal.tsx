import styles from './minimal/minimal.css?url';
import emblem from './minimal/emblem.svg?url';
import divider from './minimal/divider.svg?url';

/** Style sheet and drawings of this design. */
export const minimal = {
  styles,
  emblem: { width: 240, height: 48, first: emblem, second: emblem },
  divider: { width: 320, height: 24, first: divider, second: divider },
};
