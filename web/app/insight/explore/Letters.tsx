import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';

const allLetters = ['abcdefghijklmnopqrstuvwxyz#'].flatMap((letters) => letters.split(''));

/** Reads a letter from an address, in lower case; empty when it is not a letter. */
export const readLetter = (text: string | null): string => {
  const letter = (text ?? '').toLowerCase().replace('đ', 'd');
  return allLetters.includes(letter) ? letter : '';
};

export interface LettersProps {
  /** The chosen letter, or empty. */
  letter: string;
  /** Address of the list for a letter; without a filter when it is empty. */
  to: (letter: string) => string;
}

/** First letters as links; the chosen one links back to all names. */
export const Letters = ({ letter, to }: LettersProps) => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On phones the row is wider than the screen: scrolls the chosen letter into view.
    const { current: box } = row;
    const chosen = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
  }, [letter]);
  return (
    <nav aria-label={m.explore_letters()}>
      <ul
        ref={row}
        className="relative -mx-4 flex [scrollbar-width:none] overflow-x-auto px-3 sm:mx-0 sm:px-0 lg:justify-between"
      >
        {allLetters.map((each) => (
          <li key={each}>
            <Link
              to={to(letter === each ? '' : each)}
              preventScrollReset
              aria-current={letter === each ? 'true' : undefined}
              aria-label={m.explore_letter({ letter: each === '#' ? m.explore_letter_other() : each.toUpperCase() })}
              className={classNames(
                'grid min-h-11 min-w-11 place-items-center rounded-full text-sm font-semibold sm:min-w-10',
                letter === each ? 'bg-accent text-on-accent' : 'text-accent-ink hover:bg-sunken',
              )}
            >
              {each.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
