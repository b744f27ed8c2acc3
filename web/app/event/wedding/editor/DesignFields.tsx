import { m } from '../../../paraglide/messages.js';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import {
  weddingDesignDescriptions,
  weddingDesigns,
  weddingDesignWords,
  weddingPalettes,
  weddingPaletteWords,
} from '../weddingWords.tsx';
import { DesignSwatch } from './DesignSwatch.tsx';
import type { Fields } from './weddingFieldsets.tsx';

/**
 * Choice of design and palette. Each palette has samples and names for all designs, of which the styles show those of
 * the chosen design, so that the choice works before scripts and without them.
 */
export const DesignFields = ({ fields }: { fields: Fields }) => (
  <>
    <RadioCards
      field={fields.design}
      legend={m.wedding_form_design()}
      hideLegend
      columns={2}
      options={weddingDesigns.map((design) => ({
        value: design,
        label: weddingDesignWords[design](),
        description: weddingDesignDescriptions[design](),
        picture: <DesignSwatch look={{ design, palette: 'first' }} />,
      }))}
    />
    <RadioCards
      field={fields.palette}
      legend={m.wedding_form_palette()}
      columns={2}
      options={weddingPalettes.map((palette) => ({
        value: palette,
        label: weddingDesigns.map((design) => (
          <span key={design} className="w-of" data-of={design}>
            {weddingPaletteWords[design][palette]()}
          </span>
        )),
        picture: weddingDesigns.map((design) => (
          <span key={design} className="w-of" data-of={design}>
            <DesignSwatch look={{ design, palette }} />
          </span>
        )),
      }))}
    />
  </>
);
