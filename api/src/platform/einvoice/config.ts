import * as z from 'zod';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Secrets travel to this address, so http is for this machine alone. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (username !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || LOOPBACK.has(hostname);
};

/** The settings of this file, for the schema of all. */
export const einvoiceShape = {
  EINVOICE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, { error: 'must be an https address, or http on this machine' })
    .optional(),
};

/** Reads the address of the provider of e-invoices, without a trailing slash; undefined where they are off. */
export const readEinvoiceUrl = ({ EINVOICE_URL: url }: z.output<z.ZodObject<typeof einvoiceShape>>) =>
  url?.replace(/\/+$/, '');
