/** Photos of guests at a time on an invitation. */
export const PHOTO_PAGE = 24;
