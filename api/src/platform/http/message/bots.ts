// Cubot is a brand of phones.
const BOTS =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|embedly|headless|python|curl|wget|java\/|go-http|okhttp|axios|node|monitor|lighthouse/i;

/** Whether a `User-Agent` belongs to a bot; an empty one counts as a bot. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOTS.test(userAgent);
