import type { Space } from '@m4u/contract/insight/home/schema';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { HomeHead } from './HomeHead.tsx';
import { spaceLine, spaceName } from './spaces/spaceWords.tsx';
import { waysOf } from './spaces/waysOf.tsx';
import { WayGrid } from './WayGrid.tsx';

/** The home of an agency, a wedding, an event or staff: its tools, with what waits at each. */
export const SpaceHome = ({ space, memberId }: { space: Space; memberId: string }) => {
  const { entries, manage } = waysOf(space, { memberId, urlMinify: null, counts: null });
  return (
    <>
      <HomeHead
        title={space.name === '' ? spaceName(space) : <span translate="no">{space.name}</span>}
        lead={spaceLine(space)}
      />
      <div className="stack max-w-column lg:max-w-180">
        <p className="text-muted lg:hidden">{spaceLine(space)}</p>
        {space.waiting > 0 && (
          <p className="rounded-md bg-accent-soft px-4 py-3 font-semibold">
            {m.space_waiting({ count: number(space.waiting) })}
          </p>
        )}
        <WayGrid ways={entries} />
        {manage.length > 0 && <LinkList ways={manage} />}
      </div>
    </>
  );
};
