/** Days that the counts of sent codes and receipts cover. */
export const MESSAGE_DAYS = 7;
