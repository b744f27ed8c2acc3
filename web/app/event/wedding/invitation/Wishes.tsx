import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { InvitationPart } from './InvitationPart.tsx';
import { weddingSideWords } from '../weddingWords.tsx';

/** The approved wishes of guests; nothing when there are none. */
export const Wishes = ({ wedding }: { wedding: Wedding }) =>
  wedding.wishes.length === 0 ? null : (
    <InvitationPart look={wedding} id="wishes" title={m.wedding_wishes()} screenOnly>
      <ul className="w-wishes">
        {wedding.wishes.map(({ _id, name, side, wish }) => (
          <li key={_id} className="w-card">
            <figure>
              <blockquote className="w-text">{wish}</blockquote>
              <figcaption>
                <strong translate="no">{name}</strong> <span className="w-small">· {weddingSideWords[side]()}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </InvitationPart>
  );
