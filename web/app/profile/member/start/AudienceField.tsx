import type { Visibility } from '@m4u/contract/common';
import { contactAudienceWords } from '../../page/owner/ownerWords.tsx';

const audiences: readonly Visibility[] = ['public', 'friends', 'private'];

/** Choice of an audience in one row of three, or a column where the text needs the room. */
export const AudienceField = ({ legend, name, value }: { legend: string; name: string; value: Visibility }) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">{legend}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-1 rounded-md bg-sunken p-1">
      {audiences.map((audience) => (
        <label
          key={audience}
          className="relative grid min-h-11 place-items-center rounded-sm px-1 text-center text-sm text-muted has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={audience}
            defaultChecked={audience === value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {contactAudienceWords.member[audience]()}
        </label>
      ))}
    </div>
  </fieldset>
);
