import { route, type RouteConfig } from '@react-router/dev/routes';

/** The addresses of payments and of members' dues, within the app's frame. */
export const paymentRoutes = [
  route('/pay/:token', 'commerce/payment/pay.screen.tsx', { id: 'pay' }),
  route('/action/payments', 'commerce/payment/payments.screen.tsx', { id: 'payments' }),
  route('/action/payments/new', 'commerce/payment/paymentNew.screen.tsx', { id: 'paymentNew' }),
  route('/action/payments/settings', 'commerce/payment/setting/settings.screen.tsx', { id: 'paymentSettings' }),
  route('/action/payments/invoices', 'commerce/invoice/invoices.screen.tsx', { id: 'invoices' }),
  route('/action/payments/invoices/settings', 'commerce/invoice/setting/invoiceSettings.screen.tsx', {
    id: 'invoiceSettings',
  }),
  route('/action/requests/:id/invoice', 'commerce/invoice/invoice.screen.tsx', { id: 'invoice' }),
  route('/action/payments/transfers', 'commerce/payment/transfer/transfers.screen.tsx', { id: 'transfers' }),
  route('/action/payments/transfers/:id', 'commerce/payment/transfer/transfer.screen.tsx', { id: 'transfer' }),
  route('/action/payments/statements', 'commerce/payment/statement/statements.screen.tsx', { id: 'statements' }),
  route('/action/payments/statements/:id', 'commerce/payment/statement/statement.screen.tsx', { id: 'statement' }),
  route('/action/dues', 'commerce/due/dues.screen.tsx', { id: 'dues' }),
  route('/action/dues/manage', 'commerce/due/duesManage.screen.tsx', { id: 'duesManage' }),
  route('/action/dues/manage/levels', 'commerce/due/levels.screen.tsx', { id: 'dueLevels' }),
  route('/action/dues/manage/people/:memberId', 'commerce/due/duePerson.screen.tsx', { id: 'duePerson' }),
  route('/action/payments/:id', 'commerce/payment/payment.screen.tsx', { id: 'payment' }),
] satisfies RouteConfig;
