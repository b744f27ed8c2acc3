import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useReducedMotion } from '../../../ui/reducedMotion.ts';

/** A theme that the sample pages can have. */
export interface ThemeDot {
  readonly code: string;
  readonly color: string;
  readonly name: string;
  /** Chosen at first. */
  readonly isFirst: boolean;
}

/** Time between two themes, in milliseconds. */
const INTERVAL = 3_000;

/** Checks the next radio button, like a reader who walks through them; it does nothing in a hidden tab. */
const turn = (group: HTMLElement | null): void => {
  if (document.hidden || !group) return;
  const dots = [...group.querySelectorAll('input')];
  const next = dots[(dots.findIndex(({ checked }) => checked) + 1) % dots.length];
  if (next) next.checked = true;
};

/**
 * Dots that choose the themes of the sample pages, which turn by themselves until somebody chooses or pauses, and not
 * where less motion is asked for. Style rules read the chosen dot, so that it works without scripts.
 */
export const ThemeDots = ({ dots }: { dots: readonly ThemeDot[] }) => {
  const group = useRef<HTMLFieldSetElement>(null);
  const isStill = useReducedMotion();
  const [isTurning, setTurning] = useState(true);
  useEffect(() => {
    if (isStill || !isTurning) return;
    const timer = setInterval(() => turn(group.current), INTERVAL);
    return () => clearInterval(timer);
  }, [isStill, isTurning]);
  return (
    <fieldset
      ref={group}
      onChange={() => setTurning(false)}
      className={classNames(
        'relative flex flex-wrap items-center justify-center',
        // The room of the button beside, so that the dots stay in the middle.
        !isStill && 'min-[380px]:pl-11',
      )}
    >
      <legend className="sr-only">{m.landing_themes()}</legend>
      {dots.map(({ code, color, name, isFirst }) => (
        <label key={code} className="hit grid cursor-pointer place-items-center" title={name}>
          <input type="radio" name="landing-theme" value={code} defaultChecked={isFirst} className="sr-only" />
          <span className="sr-only">{name}</span>
          <span aria-hidden style={{ background: color }} className="l-dot" />
        </label>
      ))}
      {!isStill && (
        <IconButton
          label={isTurning ? m.landing_pause() : m.landing_play()}
          icon={isTurning ? Pause : Play}
          onClick={() => setTurning(!isTurning)}
        />
      )}
    </fieldset>
  );
};
