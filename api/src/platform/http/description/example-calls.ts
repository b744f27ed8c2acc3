import { currentVersion } from '@m4u/contract/identity/consent/words';
import { schemaExamples } from './example-values.ts';
import type { Json } from './schemas.ts';

const LEFT_OUT = undefined;

const PHONE = '+84912345678';
const APP_CODE = '482913';
const AGREED = [{ purpose: 'terms', version: currentVersion('terms') }];
const CONTACTS = [
  { kind: 'phone', value: PHONE, policy: 'public' },
  { kind: 'website', value: 'https://gomsongthu.example.vn', policy: 'public' },
];
const LINKS = [{ label: 'Cửa hàng', address: 'https://gomsongthu.example.vn', icon: 'shop' }];

const ACCOUNT = { bankName: 'Vietcombank', ownerName: 'NGUYEN THI HOA', accountNumber: '0011004567890' };

const BIRTHDAY = { span: 'month', percent: 50, fixed: null };

/** A notice of SePay. */
const NOTICE = {
  id: 92_704,
  gateway: 'Vietcombank',
  transactionDate: '2026-03-02 14:30:00',
  accountNumber: ACCOUNT.accountNumber,
  code: null,
  content: 'MBVCB.3278907687.MFUYWH46RA9Y.CT tu 0123499999',
  transferType: 'in',
  transferAmount: 250_000,
  accumulated: 19_077_000,
  subAccount: null,
  referenceCode: 'MBVCB.3278907687',
  description: '',
};

/** Body fields required by cross-field rules, by operation; undefined ones are removed. */
export const bodyExamples: Readonly<Record<string, Json>> = {
  'auth.login': { phone: LEFT_OUT },
  'auth.loginChallenge': { phone: LEFT_OUT },
  'auth.register': { phone: LEFT_OUT, type: 'tbMail', agreed: AGREED },
  'auth.registerNotVerify': { phone: LEFT_OUT, type: 'tbMail', agreed: AGREED },
  'auth.correctAddress': { phone: LEFT_OUT },
  'auth.sendAddressCode': { phone: LEFT_OUT },
  'auth.changeAddress': { phone: LEFT_OUT },
  'auth.getOTPResetPassword': { phone: LEFT_OUT },
  'auth.checkOTPForgotPassword': { phone: LEFT_OUT },
  'auth.unlockAccount': { phone: LEFT_OUT },
  'auth.confirmFactor': { code: APP_CODE },
  'auth.renewRecoveryCodes': { code: APP_CODE },
  'auth.removeFactor': { code: APP_CODE },
  'auth.giveFactor': { code: APP_CODE },
  'auth.loginFactor': { code: APP_CODE },
  'leaving.keep': { phone: LEFT_OUT },
  'registration.signup': { code: 'GTHU-2479', agreed: AGREED },
  'card.move': { code: 'GTHU-2479' },
  'member.update': { contacts: CONTACTS },
  'member.updateAccountLink': { links: LINKS },
  'group.update': { contacts: CONTACTS, links: LINKS },
  'group.updateByAgencyAdmin': { contacts: CONTACTS, links: LINKS },
  'group.addMember': { email: LEFT_OUT, phone: LEFT_OUT },
  'agency.update': { contacts: CONTACTS },
  'contact.insert': { groupId: LEFT_OUT },
  'earning.saveRules': { birthday: BIRTHDAY },
  'earning.preview': { birthday: BIRTHDAY },
  'pointGift.give': { memberId: LEFT_OUT },
  'message.send': { groupMessageId: LEFT_OUT },
  'activity.insert': { type: 'bankAccount', details: ACCOUNT },
  'activity.update': { type: 'bankAccount', details: ACCOUNT },
  'paymentNotice.receive': NOTICE,
  'paymentNotice.receiveAt': NOTICE,
  'payment.saveGate': { secret: 'M4uCasso2026Kx' },
  'invoice.saveTerms': { taxRate: 8 },
  'invoice.enter': { kind: 'company', taxCode: '0101243150', address: '12 Hàng Bạc, Hà Nội' },
  'companySignIn.saveProvider': { issuer: 'https://id.gomsongthu.example.vn', groupsClaim: 'groups' },
  'affiliate.click': { code: 'k7m4xq2p' },
  'checkIn.record': {
    scans: [
      {
        nonce: schemaExamples['Id'],
        kind: 'in',
        how: 'qr',
        memberId: schemaExamples['Id'],
        at: schemaExamples['ChosenMoment'],
      },
    ],
  },
};

/** Example files by media type. */
export const fileExamples: Readonly<Record<string, unknown>> = {
  'application/json': { basics: { name: 'Nguyễn Thị Hoa', label: 'Nghệ nhân gốm' } },
  'text/vcard': 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Nguyễn Thị Hoa\r\nTEL:+84912345678\r\nEND:VCARD\r\n',
  'text/calendar':
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Mở lò gốm\r\nDTSTART:20260320T013000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  'text/csv': 'Họ tên,E-mail\r\nNguyễn Thị Hoa,hoa.nguyen@example.vn\r\n',
  'application/atom+xml': '<feed xmlns="http://www.w3.org/2005/Atom"><title>M4U</title></feed>',
  'text/html': '<!doctype html><html lang="vi"><title>M4U</title></html>',
  'text/event-stream': 'id: 12\nevent: message\ndata: {}\n\n',
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"/>',
};
