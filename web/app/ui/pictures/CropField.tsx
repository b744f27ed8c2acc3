import Move from 'lucide-react/icons/move';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type CSSProperties, type RefObject, useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type Crop, MAXIMUM_ZOOM, shownSize, type Size, zoomCrop } from './crop.ts';
import { useCropGestures } from './useCropGestures.ts';

/** Diameter of the circle in CSS pixels. */
const DIAMETER = 244;

export interface CropFieldProps {
  /** Address of the picture. */
  src: string;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Set to the picture's element, from which `cropPicture` draws. */
  picture: RefObject<HTMLImageElement | null>;
  /** Called when the browser cannot open the picture. */
  onBroken: () => void;
}

const place = (size: Size, { zoom, x, y }: Crop): CSSProperties => {
  const { width, height } = shownSize(size, zoom);
  return {
    width: width * DIAMETER,
    height: height * DIAMETER,
    transform: `translate(-50%, -50%) translate(${x * DIAMETER}px, ${y * DIAMETER}px)`,
  };
};

/**
 * Field to crop a picture to a circle: it is dragged, pinched, or moved by the arrow keys, and zoomed by a slider. What
 * is outside of the circle is darkened.
 */
export function CropField({ src, crop, onCrop, picture, onBroken }: CropFieldProps) {
  const [size, setSize] = useState<Size>();
  const gestures = useCropGestures(size, crop, { diameter: DIAMETER, onChange: onCrop });
  const hint = useId();
  return (
    <div className="flex flex-col gap-2">
      <fieldset
        {...gestures}
        aria-label={m.ui_crop_area()}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        className="relative h-70.5 min-w-0 cursor-move touch-none overflow-hidden rounded-lg bg-sunken select-none"
      >
        <img
          ref={picture}
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onBroken}
          className={size ? 'absolute top-1/2 left-1/2 max-w-none' : 'sr-only'}
          style={size && place(size, crop)}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-1/2 size-61 -translate-1/2 rounded-full border-2 border-[#fff] shadow-[0_0_0_100vmax_rgb(30_20_5/58%)]"
        />
        <span
          id={hint}
          className="pointer-events-none absolute bottom-2 left-1/2 flex -translate-x-1/2 items-center gap-1.5 rounded-full bg-info-strong px-3 py-1 text-xs whitespace-nowrap text-on-strong"
        >
          <Move aria-hidden size={14} />
          {m.ui_crop_drag()}
        </span>
      </fieldset>
      <label className="flex items-center gap-3 text-muted">
        <ZoomOut aria-hidden size={18} className="shrink-0" />
        <span className="sr-only">{m.ui_crop_zoom()}</span>
        <input
          type="range"
          min={1}
          max={MAXIMUM_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) => size && onCrop(zoomCrop(size, crop, currentTarget.valueAsNumber))}
          style={{ '--filled': `${((crop.zoom - 1) / (MAXIMUM_ZOOM - 1)) * 100}%` } as CSSProperties}
          className="slider"
        />
        <ZoomIn aria-hidden size={18} className="shrink-0" />
      </label>
    </div>
  );
}
