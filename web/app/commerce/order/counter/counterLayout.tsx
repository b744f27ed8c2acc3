/** Two halves on wide screens: the amount and its keypad on the left, the rest on the right. One column on phones. */
export const halves =
  'flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_min(46%,32.25rem)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-5';

/** The customer of an order without an invoice, whose form has the left half. */
export const customerPlace = 'lg:col-start-2 lg:row-start-1';

/** The parts of the left half. */
export const amountPlace = 'lg:col-start-1 lg:row-start-1';
export const keypadPlace = 'lg:col-start-1 lg:row-start-2';
