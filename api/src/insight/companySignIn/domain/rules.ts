import { domainToASCII } from 'node:url';
import { DAY, HOUR } from '@m4u/contract/durations';
import { PROOF_PREFIX, type DomainState } from '@m4u/contract/insight/companySignIn/rules';

/** Random bytes of a record that proves a domain. */
export const PROOF_BYTES = 18;

/** Milliseconds after which a proven domain is looked up again. */
export const CHECK_EVERY = 20 * HOUR;

/** Milliseconds for which the record of a proven domain may be missing. */
const GRACE = 3 * DAY;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/** Writes a domain as DNS has it; undefined for anything else. */
export const toDomain = (text: string): string | undefined => {
  const domain = domainToASCII(text.trim().toLowerCase());
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : undefined;
};

/** The domain of an address; undefined when it has none. */
export const domainOf = (email: string): string | undefined => toDomain(email.slice(email.lastIndexOf('@') + 1));

/** Hosts at which anybody may open an address: no company may speak for those. */
const PUBLIC_MAIL = new Set(
  `gmail.com googlemail.com outlook.com outlook.com.vn hotmail.com hotmail.com.vn live.com msn.com passport.com
  icloud.com me.com mac.com aol.com aim.com zoho.com zohomail.com yandex.com yandex.ru mail.com mail.ru inbox.ru list.ru
  bk.ru proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de t-online.de fastmail.com hey.com tutanota.com
  tuta.io duck.com hushmail.com rocketmail.com ymail.com qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn
  sohu.com naver.com hanmail.net daum.net kakao.com rediffmail.com libero.it orange.fr free.fr laposte.net wanadoo.fr
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com btinternet.com
  sky.com bigpond.com optusnet.com.au vnn.vn hn.vnn.vn hcm.vnn.vn hcm.fpt.vn fpt.vn mailinator.com guerrillamail.com
  yopmail.com 10minutemail.com temp-mail.org maildrop.cc trashmail.com`
    .split(/\s+/)
    .filter((domain) => domain !== ''),
);
const PUBLIC_FAMILY = /^(?:yahoo|ymail|hotmail|outlook|live|msn|gmx|yandex)(?:\.[a-z]{2,3}){1,2}$/;

/** Whether anybody may open an address at a domain. */
export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.has(domain) || PUBLIC_FAMILY.test(domain);

/** The TXT record that proves a domain. */
export const recordOf = (token: string): string => `${PROOF_PREFIX}${token}`;

/** Facts of a domain that decide whether it counts. */
export interface DomainFacts {
  readonly provenAt: Date | null;
  readonly failingSince: Date | null;
}

/** The state of a domain. */
export const stateOf = ({ provenAt, failingSince }: DomainFacts): DomainState => {
  if (provenAt !== null) return failingSince === null ? 'proven' : 'failing';
  return failingSince === null ? 'waiting' : 'lost';
};

/** Result of a look-up; `unknown` when the name servers did not answer, which proves and refutes nothing. */
export type LookupOutcome = 'found' | 'missing' | 'unknown';

/** A domain after a look-up of one that is proven: the record may be missing for three days. */
export const afterCheck = (facts: DomainFacts, outcome: LookupOutcome, now: Date): DomainFacts => {
  if (outcome === 'unknown') return facts;
  if (outcome === 'found') return { provenAt: facts.provenAt ?? now, failingSince: null };
  if (facts.provenAt === null) return facts;
  const failingSince = facts.failingSince ?? now;
  return { provenAt: now.getTime() - failingSince.getTime() >= GRACE ? null : facts.provenAt, failingSince };
};
