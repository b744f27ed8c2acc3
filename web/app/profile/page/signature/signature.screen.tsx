import type { Owner } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type RefObject, useRef, useState } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/signature.screen';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Column } from '../../../ui/layout/Column.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { copyElement } from '../../../ui/sharing/clipboard.ts';
import { readOwnPages } from '../owner/ownPages.server.ts';
import { PageTabs } from '../owner/PageTabs.tsx';
import { contactHref, contactLabel, contactText } from '../show/contactLinks.tsx';
import { readSignatureFacts } from './signature.server.ts';
import { type Signature, SignatureTable, signatureText } from './SignatureTable.tsx';

/** Loads a page of the reader for a signature of letters (docs/rules/member.md#signature). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { pages, page, origin } = await readOwnPages(context, m.signature_purpose());
  const { kind, id, name, headline } = page;
  return {
    pages: pages.map((each) => ({ kind: each.kind, id: each.id, name: each.name })),
    page: { kind, id, name, headline },
    facts: await readSignatureFacts(context, page, origin),
  };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.signature_title()} · M4U` }];

type LoaderData = Route.ComponentProps['loaderData'];

const labelledText = (contact: Contact, owner: Owner['kind']): string =>
  `${contactLabel(contact.kind, owner)}: ${contactText(contact)}`;

/** A phone number and an address speak for themselves; a number of Zalo or of taxes does not. */
const lineText = (contact: Contact, owner: Owner['kind']): string =>
  contact.kind === 'zalo' || contact.kind === 'taxCode' ? labelledText(contact, owner) : contactText(contact);

/** Names of the choices: the two pictures, and each contact by its position. */
const choicesOf = ({ page, facts }: LoaderData) => [
  { key: 'card', label: m.signature_card() },
  { key: 'qr', label: m.qr_title() },
  ...facts.contacts.map((contact, index) => ({
    key: String(index),
    label: (
      <>
        {contactLabel(contact.kind, page.kind)}:{' '}
        <span translate="no" className="wrap-anywhere">
          {contactText(contact)}
        </span>
      </>
    ),
  })),
];

const composeSignature = ({ page, facts }: LoaderData, has: (key: string) => boolean): Signature => ({
  name: page.name,
  headline: page.headline,
  address: facts.address,
  pictures: [
    ...(has('card') ? [{ src: facts.card, width: 240, height: 126, alt: m.signature_card() }] : []),
    ...(has('qr') ? [{ src: facts.qr, width: 126, height: 126, alt: m.qr_of({ name: page.name }) }] : []),
  ],
  lines: facts.contacts.flatMap((contact, index) =>
    has(String(index)) ? [{ key: String(index), text: lineText(contact, page.kind), href: contactHref(contact) }] : [],
  ),
});

const CopySignature = ({ table, text }: { table: RefObject<HTMLTableElement | null>; text: string }) => {
  const [copied, setCopied] = useState(false);
  const toast = useToast();
  const copy = async () => {
    const isCopied = table.current !== null && (await copyElement(table.current, text));
    setCopied(isCopied);
    if (!isCopied) toast({ kind: 'error', message: m.ui_copy_failed() });
  };
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy()} size="lg" block>
      <span aria-live="polite">{copied ? m.ui_copied() : m.signature_copy()}</span>
    </Button>
  );
};

/** Ways to the signature in the settings of each mail program. */
const Programs = () => (
  <section className="stack" aria-labelledby="programs">
    <h2 id="programs" className="text-lg font-bold">
      {m.signature_where()}
    </h2>
    <dl className="flex flex-col gap-3">
      {[
        ['Gmail', m.signature_gmail()],
        ['Outlook', m.signature_outlook()],
        ['Apple Mail', m.signature_apple()],
      ].map(([program, way]) => (
        <div key={program}>
          <dt className="font-bold">{program}</dt>
          <dd className="text-muted">{way}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A page's signature with its choices. */
const SignatureMaker = (loaderData: LoaderData) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(['qr']));
  const table = useRef<HTMLTableElement>(null);
  const scripted = useHydrated();
  const signature = composeSignature(loaderData, (key) => !left.has(key));
  const toggle = (key: string) => setLeft((before) => before.symmetricDifference(new Set([key])));
  return (
    <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      {/* White in both looks, as letters are. */}
      <div className="overflow-x-auto rounded-lg border border-line bg-[#fff] p-4 text-[#1f2937]">
        <SignatureTable ref={table} signature={signature} />
      </div>
      <div className="stack">
        {scripted ? (
          <>
            <CopySignature key={[...left].join(' ')} table={table} text={signatureText(signature)} />
            <fieldset>
              <legend className="font-bold">{m.signature_shows()}</legend>
              {choicesOf(loaderData).map(({ key, label }) => (
                <Checkbox key={key} label={label} checked={!left.has(key)} onChange={() => toggle(key)} />
              ))}
            </fieldset>
          </>
        ) : (
          <p className="text-muted">{m.signature_select()}</p>
        )}
        <Programs />
      </div>
    </div>
  );
};

export default function SignatureScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.signature_title()}
        lead={m.signature_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      <PageTabs pages={loaderData.pages} current={loaderData.page.id} />
      <SignatureMaker key={loaderData.page.id} {...loaderData} />
    </Column>
  );
}
