import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, moveCrop, type Size, zoomCrop } from './crop.ts';

/** Part of the diameter by which an arrow key moves the picture. */
const STEP = 0.05;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Distance of two fingers; 0 for one. */
const spanOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/**
 * Handlers that move and zoom a crop: drag, pinch, arrow keys, plus and minus. `diameter` is that of the circle in CSS
 * pixels.
 */
export const useCropGestures = (
  size: Size | undefined,
  crop: Crop,
  { diameter, onChange }: { diameter: number; onChange: (crop: Crop) => void },
) => {
  const fingers = useRef(new Map<number, Point>());
  // Several events may come before the next rendering.
  const latest = useRef(crop);
  useEffect(() => {
    latest.current = crop;
  }, [crop]);
  const change = (next: Crop) => {
    latest.current = next;
    onChange(next);
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!size || !fingers.current.has(pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      const after = [...fingers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const moved = moveCrop(size, latest.current, (to.x - from.x) / diameter, (to.y - from.y) / diameter);
      const span = spanOf(before);
      change(span > 0 ? zoomCrop(size, moved, (moved.zoom * spanOf(after)) / span) : moved);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const move = arrows[event.key];
      const growth = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
      if (!size || (!move && growth === undefined)) return;
      event.preventDefault();
      if (move) change(moveCrop(size, latest.current, ...move));
      else if (growth !== undefined) change(zoomCrop(size, latest.current, latest.current.zoom * growth));
    },
  };
};
