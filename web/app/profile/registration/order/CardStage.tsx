import RotateCw from 'lucide-react/icons/rotate-cw';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useReducedMotion } from '../../../ui/reducedMotion.ts';
import { CardBack, CardFront, type CardLook } from './CardSides.tsx';

const VIEWS = ['front', 'back', 'both'] as const;
type View = (typeof VIEWS)[number];

const viewLabels: Readonly<Record<View, () => string>> = {
  front: m.card_order_front,
  back: m.card_order_back,
  both: m.card_order_both,
};

/** Half a turn, in degrees. */
const HALF = 180;
/** Degrees for each pixel of a drag. */
const DRAG = 0.6;
/** A drag of fewer degrees falls back. */
const ENOUGH = 30;

/** Half turns to the side that a drag ends on. */
const settle = (from: number, dragged: number): number =>
  from + Math.sign(dragged) * (Math.abs(dragged) < ENOUGH ? 0 : Math.max(1, Math.round(Math.abs(dragged) / HALF)));

/** The turn of the cards, by drag; `turns` are half turns, `dragged` the degrees of a drag under way. */
const useTurning = () => {
  const [turns, setTurns] = useState(0);
  const [dragged, setDragged] = useState<number>();
  const start = useRef(0);
  const end = () => {
    if (dragged !== undefined) setTurns(settle(turns, dragged));
    setDragged(undefined);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientX;
      setDragged(0);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (dragged !== undefined) setDragged((clientX - start.current) * DRAG);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { turns, dragged, setTurns, handlers };
};

type Turning = ReturnType<typeof useTurning>;

/** A card with two sides; `offset` half turns ahead of the others. */
const TurningCard = ({ look, offset, turning }: { look: CardLook; offset: number; turning: Turning }) => {
  const { turns, dragged, handlers } = turning;
  const isBack = (turns + offset) % 2 !== 0;
  return (
    <div
      className="card-body"
      style={{ '--card-turn': (turns + offset) * HALF + (dragged ?? 0) } as CSSProperties}
      {...(dragged !== undefined && { 'data-dragged': true })}
      {...handlers}
    >
      <CardFront look={look} isHidden={isBack} />
      <CardBack look={look} isHidden={!isBack} />
    </div>
  );
};

const Views = ({ view, onChoose }: { view: View; onChoose: (view: View) => void }) => (
  <fieldset className="mx-auto flex flex-wrap justify-center gap-1 rounded-md bg-sunken p-1">
    <legend className="sr-only">{m.card_order_views()}</legend>
    {VIEWS.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={view === each}
        onClick={() => onChoose(each)}
        className={classNames(
          'min-h-11 rounded-md px-4 text-sm font-semibold',
          view === each ? 'bg-raised text-ink shadow-sm' : 'text-muted hover:text-ink',
        )}
      >
        {viewLabels[each]()}
      </button>
    ))}
  </fieldset>
);

/**
 * Both sides of a card. With scripts and motion they are turned by dragging or by the button, which takes arrow keys;
 * otherwise they lie flat.
 */
export const CardStage = ({ look }: { look: CardLook }) => {
  const isHydrated = useHydrated();
  const isStill = useReducedMotion();
  const [chosen, setChosen] = useState<View>('both');
  const turning = useTurning();
  const { turns, setTurns } = turning;
  const isTurned = turns % 2 !== 0;
  const side: View = isTurned ? 'back' : 'front';
  // A single card shows the side that it was turned to.
  const view = chosen === 'both' || isStill ? chosen : side;
  const choose = (next: View) => {
    setChosen(next);
    if (next !== 'both' && next !== side) setTurns(turns + 1);
    if (next === 'both' && isTurned) setTurns(turns + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTurns(turns + step);
  };
  return (
    <div className="stack items-center gap-4">
      <div className={classNames('flex', !isHydrated && 'invisible')}>
        <Views view={view} onChoose={choose} />
      </div>
      {isStill ? (
        <div className="card-pair" data-view={view}>
          <div className="card-place">
            <CardBack look={look} />
          </div>
          <div className="card-place">
            <CardFront look={look} />
          </div>
        </div>
      ) : (
        <div className="card-pair" data-view={chosen === 'both' ? 'both' : 'front'}>
          <div className="card-place">
            <TurningCard look={look} offset={1} turning={turning} />
          </div>
          <div className="card-place">
            <TurningCard look={look} offset={0} turning={turning} />
          </div>
        </div>
      )}
      {!isStill && (
        <>
          <p className="text-sm text-muted">{m.card_order_drag()}</p>
          <Button
            variant="quiet"
            icon={RotateCw}
            className="text-sm"
            onClick={() => setTurns(turns + 1)}
            onKeyDown={onKeyDown}
          >
            {m.card_order_turn()}
          </Button>
        </>
      )}
    </div>
  );
};
