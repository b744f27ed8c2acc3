import { AT, idsOf, type WalledRow } from './world.ts';

const INVOICE = idsOf(16)(1);
/** The request of `commerce.rows.ts` that Bình made. */
const ASKED = idsOf(5)(4);

/** E-invoices of the shop: Bình is the buyer. */
export const invoiceRows: readonly WalledRow[] = [
  {
    table: 'e_invoice_connections',
    values: ({ shop, cuc }) => ({
      group_id: shop,
      client_id: 'x',
      secret: 'x',
      ending: 'x',
      tax_rate: -2,
      mode: 'hand',
      taken_year: 0,
      taken_number: 0,
      updated_by: cuc.memberId,
      updated_at: AT,
    }),
    key: ['group_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'e_invoices',
    values: ({ shop, binh }) => ({
      id: INVOICE,
      group_id: shop,
      request_id: ASKED,
      buyer_id: binh.memberId,
      title: 'Bình gốm',
      quantity: 1,
      amount: 1,
      paid_at: AT,
      party_kind: 'person',
      party_name: 'Bình',
      tax_code: '',
      address: '',
      email: '',
      state: 'waiting',
      draft: 1,
      step: 0,
      tries: 0,
      message: '',
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
];
