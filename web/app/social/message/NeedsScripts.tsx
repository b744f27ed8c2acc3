import { m } from '../../paraglide/messages.js';

/** Tells readers whose browser runs no scripts what is missing here: messages are written by scripts. */
export const NeedsScripts = () => (
  <noscript>
    <p className="px-3 py-2 text-sm">{m.message_needs_scripts()}</p>
  </noscript>
);
