import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { type CSSProperties, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useReducedMotion } from '../../../ui/reducedMotion.ts';
import { InvitationPart } from './InvitationPart.tsx';
import { weddingSideWords } from '../weddingWords.tsx';

/** Fewest wishes that pass by: fewer are seen at once. */
const fewest = 4;
/** Wishes repeated at the end of the band, so that it has no gap where it begins anew; they fill its widest. */
const repeated = 4;

type Wish = Wedding['wishes'][number];

const WishCard = ({ wish: { name, side, wish }, isCopy = false }: { wish: Wish; isCopy?: boolean }) => (
  <li className="w-card" aria-hidden={isCopy || undefined}>
    <figure>
      <blockquote className="w-text">{wish}</blockquote>
      <figcaption>
        <strong translate="no">{name}</strong> <span className="w-small">· {weddingSideWords[side]()}</span>
      </figcaption>
    </figure>
  </li>
);

/**
 * Wishes that pass by in a band, which stops under a pointer, with the focus and on a press, or stand as a list on a
 * press. It is one list for readers who hear it. Styles alone move it; without scripts, with less motion and on paper
 * the list stands.
 */
const PassingWishes = ({ wishes }: { wishes: readonly Wish[] }) => {
  const [isPaused, setPaused] = useState(false);
  const [isList, setList] = useState(false);
  const moves = !useReducedMotion() && !isList;
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
        role="group"
        aria-label={m.wedding_wishes()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the band stops with the focus
        tabIndex={moves ? 0 : undefined}
        className={isList ? undefined : 'w-passing'}
        data-paused={isPaused || undefined}
        style={{ '--wishes': wishes.length } as CSSProperties}
      >
        <ul className="w-wishes">
          {wishes.map((wish) => (
            <WishCard key={wish._id} wish={wish} />
          ))}
          {moves && wishes.slice(0, repeated).map((wish) => <WishCard key={wish._id} wish={wish} isCopy />)}
        </ul>
      </div>
      <p className="w-actions w-passing-actions no-print">
        {!isList && (
          <button type="button" className="w-button w-plain" onClick={() => setPaused(!isPaused)}>
            {isPaused ? m.wedding_wishes_go_on() : m.wedding_wishes_pause()}
          </button>
        )}
        <button type="button" className="w-button w-plain" onClick={() => setList(!isList)}>
          {isList ? m.wedding_wishes_one_by_one() : m.wedding_wishes_see_all()}
        </button>
      </p>
    </>
  );
};

/** The approved wishes of guests; nothing when there are none. */
export const Wishes = ({ wedding }: { wedding: Wedding }) =>
  wedding.wishes.length === 0 ? null : (
    <InvitationPart look={wedding} id="wishes" title={m.wedding_wishes()} screenOnly>
      {wedding.wishes.length < fewest ? (
        <ul className="w-wishes">
          {wedding.wishes.map((wish) => (
            <WishCard key={wish._id} wish={wish} />
          ))}
        </ul>
      ) : (
        <PassingWishes wishes={wedding.wishes} />
      )}
    </InvitationPart>
  );
