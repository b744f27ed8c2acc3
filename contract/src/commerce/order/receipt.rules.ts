/** Formats the number of a receipt: `PT-2026-0001`. */
export const formatReceiptNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `PT-${year}-${String(number).padStart(4, '0')}`;
