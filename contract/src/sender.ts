/** What a request says of its sender, as node:http has it. */
interface Sent {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address a request came from: the one that the outermost of so many trusted proxies saw. */
export const senderOf = ({ headers, socket }: Sent, proxies = 0): string => {
  const passed = String(headers['x-forwarded-for'] ?? '').split(',');
  const seen = proxies > 0 ? (passed.at(-proxies) ?? passed[0])?.trim() : '';
  return seen || (socket.remoteAddress ?? '');
};
