/** Pages and prices that the operator shows on the start page (docs/configuration.md#the-start-page). */
export interface LandingSettings {
  /** Short links or ids of members and groups whose pages are shown, at most three. */
  readonly pages: readonly string[];
  /** Id of an invitation to open; null for none. */
  readonly invitation: string | null;
  /** Short link or id of a member whose CV is opened; null for none. */
  readonly cv: string | null;
  /** Prices in đồng; 0 is free. */
  readonly prices: LandingPrices;
}

/** Prices in đồng: a month of a personal page and of a shop, and one NFC card. */
export interface LandingPrices {
  readonly personal: number;
  readonly shop: number;
  /** Null when the operator has set none; then it is told before a card is printed. */
  readonly card: number | null;
}
