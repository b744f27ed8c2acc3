// A phone may be a Cubot.
const BOTS =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|embedly|headless|python|curl|wget|java\/|go-http|okhttp|axios|node|monitor|lighthouse/i;

/** Whether a `User-Agent` is that of a machine that follows links by itself; an empty one counts as a machine. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOTS.test(userAgent);
