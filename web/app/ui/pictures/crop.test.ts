import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { clampCrop, croppedSquare, MAXIMUM_ZOOM, moveCrop, wholeCrop, zoomCrop } from './crop.ts';

const portrait = { width: 900, height: 1200 };

/** The square in whole pixels. */
const squareOf = (...of: Parameters<typeof croppedSquare>) => {
  const { x, y, side } = croppedSquare(...of);
  return [x, y, side].map((each) => Math.round(each) + 0);
};

suite('a round crop', () => {
  test('starts with the middle of the shorter side', () => {
    assert.deepEqual(squareOf(portrait, wholeCrop), [0, 150, 900]);
  });

  test('follows the picture as far as it covers the circle', () => {
    const down = moveCrop(portrait, wholeCrop, 0.5, 0.1);
    assert.deepEqual(squareOf(portrait, down), [0, 60, 900]);
    const far = moveCrop(portrait, down, 0, 9);
    assert.deepEqual(squareOf(portrait, far), [0, 0, 900]);
    assert.deepEqual(squareOf(portrait, moveCrop(portrait, far, 0, -9)), [0, 300, 900]);
  });

  test('keeps its middle when it is zoomed', () => {
    const moved = moveCrop(portrait, { ...wholeCrop, zoom: 2 }, 0.25, 0.5);
    const middle = (crop: typeof moved) => {
      const { x, y, side } = croppedSquare(portrait, crop);
      return [x + side / 2, y + side / 2].map(Math.round);
    };
    assert.deepEqual(middle(zoomCrop(portrait, moved, 3)), middle(moved));
    assert.equal(croppedSquare(portrait, zoomCrop(portrait, moved, 3)).side, 300);
  });

  test('does not leave the picture when it is zoomed out', () => {
    const corner = clampCrop(portrait, { zoom: 3, x: 9, y: 9 });
    assert.deepEqual(squareOf(portrait, zoomCrop(portrait, corner, 1)), [0, 0, 900]);
  });

  test('is zoomed within its limits', () => {
    assert.equal(zoomCrop(portrait, wholeCrop, 0.2).zoom, 1);
    assert.equal(zoomCrop(portrait, wholeCrop, 99).zoom, MAXIMUM_ZOOM);
  });
});
