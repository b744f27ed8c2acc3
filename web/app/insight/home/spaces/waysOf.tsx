import type { Waiting } from '@m4u/contract/insight/administration';
import type { Space } from '@m4u/contract/insight/home/schema';
import { groupWays } from './groupWays.tsx';
import { agencyWays, eventWays, staffWays, weddingWays } from './otherWays.tsx';
import { type PersonalNames, personalWays } from './personalWays.tsx';
import type { SpaceWays } from './spaceWays.tsx';

/** The ways of a space, in the order of the rail and of “Thêm”; `work` is what waits for staff. */
export const waysOf = (space: Space, names: PersonalNames, work: Waiting | null = null): SpaceWays => {
  switch (space.kind) {
    case 'personal':
      return personalWays(names);
    case 'brand':
    case 'group':
      return groupWays(space);
    case 'agency':
      return agencyWays(space);
    case 'wedding':
      return weddingWays(space);
    case 'event':
      return eventWays(space);
    case 'staff':
      return staffWays(work);
  }
};
