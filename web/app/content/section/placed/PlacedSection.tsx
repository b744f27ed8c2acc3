import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { EditLink } from '../../../profile/page/owner/EditLink.tsx';
import { Block } from '../../../profile/theme/ThemedPage.tsx';
import { ContentRows } from '../../item/ContentLists.tsx';
import { managedPiecesPath, membersPiecesPath } from '../../item/placement/placementPaths.tsx';
import type { SectionProps } from '../../item/sectionProps.tsx';
import { contentOf, PlacedCard } from './PlacedCard.tsx';
import type { Placed } from './placed.server.ts';

/** Posts and products of members on the page of their group; nothing without any (docs/rules/placement.md#pages). */
export const PlacedSection = ({
  placed: { data, total },
  owner,
}: {
  placed: Placed;
  owner: SectionProps<unknown>['owner'];
}) =>
  total > 0 && (
    <Block
      id="pieces"
      title={m.placement_title()}
      edit={owner.can.update && <EditLink to={managedPiecesPath(owner.id)} label={m.placement_manage()} />}
    >
      <div className="pt-2">
        <ContentRows items={data} keyOf={(piece) => contentOf(piece)._id}>
          {(piece) => <PlacedCard piece={piece} />}
        </ContentRows>
      </div>
      {total > data.length && (
        <Link
          to={membersPiecesPath(owner.slug)}
          aria-label={m.content_see_all_of({ title: m.placement_title() })}
          className="mt-2 -mb-2 flex min-h-11 items-center justify-center gap-1 rounded-md font-semibold text-accent-ink hover:bg-sunken"
        >
          {m.content_see_all()}
          <span className="font-normal text-muted">({number(total)})</span>
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </Block>
  );
