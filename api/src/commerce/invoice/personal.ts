import { exportedAs, personalData, retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { eInvoiceConnections, eInvoices } from './tables.ts';

/** E-invoices of buyers, and what admins did with them. */
export const invoicePersonal: readonly Personal[] = [
  personalData({
    table: eInvoices,
    by: [eInvoices.buyerId],
    gives: exportedAs('e-invoices', 'Hóa đơn điện tử', 'E-invoices', [eInvoices.askedBy]),
    // The number stays in the group's books; the invoice itself is the provider's to keep by law.
    fate: { set: { partyName: '', taxCode: '', address: '', email: '' } },
  }),
  retainedActions(eInvoices, eInvoices.askedBy),
  retainedActions(eInvoiceConnections, eInvoiceConnections.updatedBy),
];
