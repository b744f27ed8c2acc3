import { listRuns } from '@m4u/contract/code-runs';
import { encodeQR } from 'qr';

/** PDF points per millimetre. */
export const MM = 72 / 25.4;

/** The used part of the library's painter, which has no types. */
export interface Painter {
  save(): Painter;
  restore(): Painter;
  scale(factor: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  path(data: string): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  lineWidth(width: number): Painter;
  lineCap(cap: 'round'): Painter;
  lineJoin(join: 'round'): Painter;
  fill(colour: string): Painter;
  stroke(colour: string): Painter;
}

/** Draws a QR code as squares, with a quiet zone of `border` modules: sharp at any print size. */
export const paintCode = (
  address: string,
  { border, colour }: { readonly border: number; readonly colour: string },
) => {
  const grid = encodeQR(address, 'raw', { ecc: 'medium', border });
  const runs = listRuns(grid);
  return (painter: Painter, width: number) => {
    const module = width / grid.length;
    for (const { x, y, length } of runs) painter.rect(x * module, y * module, length * module, module);
    painter.fill(colour);
    return null;
  };
};
