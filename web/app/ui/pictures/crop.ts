/** Width and height of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A round crop of a picture. At zoom 1 the circle's diameter is the picture's shorter side. `x` and `y` are how far the
 * picture's middle is from the circle's, in diameters, to the right and down.
 */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const MAXIMUM_ZOOM = 4;

/** The crop of a picture that was just chosen. */
export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Width and height of the shown picture, in diameters. */
export const shownSize = ({ width, height }: Size, zoom: number): Size => {
  const side = Math.min(width, height);
  return { width: (zoom * width) / side, height: (zoom * height) / side };
};

/** Limits a crop so that the picture covers the whole circle. */
export const clampCrop = (size: Size, { zoom, x, y }: Crop): Crop => {
  const allowed = clamp(zoom, 1, MAXIMUM_ZOOM);
  const { width, height } = shownSize(size, allowed);
  const [right, down] = [(width - 1) / 2, (height - 1) / 2];
  return { zoom: allowed, x: clamp(x, -right, right), y: clamp(y, -down, down) };
};

/** Moves the picture by a part of the diameter. */
export const moveCrop = (size: Size, crop: Crop, x: number, y: number): Crop =>
  clampCrop(size, { ...crop, x: crop.x + x, y: crop.y + y });

/** Changes the zoom; what is in the middle of the circle stays there. */
export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => {
  const allowed = clamp(zoom, 1, MAXIMUM_ZOOM);
  const growth = allowed / crop.zoom;
  return clampCrop(size, { zoom: allowed, x: crop.x * growth, y: crop.y * growth });
};

/** The square around the circle, in pixels of the picture. */
export const croppedSquare = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) / 2 - x * side, y: (height - side) / 2 - y * side, side };
};

/** Most pixels of a cropped picture's side: the largest that a page shows a portrait, on a high-density screen. */
const SIDE = 960;

/** Draws the square around the circle into a file of its own. Errors: the browser cannot encode the picture. */
export const cropPicture = async (
  picture: HTMLImageElement,
  crop: Crop,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File> => {
  const { x, y, side } = croppedSquare({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, SIDE));
  // Logos keep their transparency; others are smaller as JPEG, in which what is transparent would be black.
  const kind = type === 'image/png' ? type : 'image/jpeg';
  const pen = canvas.getContext('2d');
  if (pen && kind === 'image/jpeg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, 0.9));
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], name, { type: kind });
};
