import Check from 'lucide-react/icons/check';
import type { ThemeChoice } from '../../theme/ThemePreview.tsx';
import { themeProps } from '../../theme/ThemedPage.tsx';

export interface ThemeTilesProps {
  legend: string;
  choices: readonly ThemeChoice[];
  value: string;
  onChange: (code: string) => void;
}

/** Brings the chosen tile into the row's middle when it is first shown. */
const showChosen = (row: HTMLDivElement | null): void => {
  const tile = row?.querySelector(':checked')?.closest('label');
  if (row && tile) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.clientWidth) / 2;
};

/** Themes as small tiles in a row that scrolls sideways; the chosen one has a ring and a tick. */
export const ThemeTiles = ({ legend, choices, value, onChange }: ThemeTilesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-lg font-bold">{legend}</legend>
    <div
      ref={showChosen}
      className="-mx-4 flex gap-3 overflow-x-auto px-4 pt-1 pb-2 lg:flex-wrap lg:overflow-x-visible"
    >
      {choices.map(({ code, name, variables }) => (
        <label key={code} className="relative w-min min-w-19 shrink-0 cursor-pointer text-center text-xs">
          <input
            type="radio"
            name="theme"
            value={code}
            checked={code === value}
            onChange={() => onChange(code)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="pointer-events-none relative mx-auto block w-fit rounded-md p-0.75 ring-ink peer-checked:ring-3 peer-checked:[&>:last-child]:grid peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4">
            <span
              aria-hidden
              {...themeProps(
                variables,
                'relative block h-22 w-17.5 overflow-hidden rounded-sm border border-line bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center',
              )}
            >
              <span className="absolute inset-x-0 top-0 block h-1/3 bg-(image:--brand-cover-image) bg-cover bg-center" />
              <span className="absolute inset-x-3 bottom-3 block h-2.5 rounded-full bg-(--brand-button-bg)" />
            </span>
            <span className="absolute top-1.5 right-1.5 hidden size-5 place-items-center rounded-full bg-info-strong text-on-strong">
              <Check aria-hidden size={14} strokeWidth={3} />
            </span>
          </span>
          <span className="mt-1 block font-normal peer-checked:font-semibold">{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
