/** A bank account of nobody: no bank gives numbers like these. */
export const account = (bankName: string, ownerName: string, last: number, displayName: string) => ({
  bankName,
  ownerName,
  accountNumber: `0000 1234 ${String(last).padStart(4, '0')}`,
  displayName,
});

/** The address of a video that cannot be: the eleven characters of no video on YouTube end in 1. */
export const video = 'https://www.youtube.com/watch?v=M4U-demo-01';
