import { agency as agencies } from '@m4u/contract/profile/agency';
import { group as groups } from '@m4u/contract/profile/group';
import { member as members } from '@m4u/contract/profile/member';
import Download from 'lucide-react/icons/download';
import FileImage from 'lucide-react/icons/file-image';
import Printer from 'lucide-react/icons/printer';
import WifiOff from 'lucide-react/icons/wifi-off';
import { href } from 'react-router';
import type { Route } from './+types/qrcode.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { Button, buttonClass, LinkButton } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { NfcWriter } from './NfcWriter.tsx';
import { readSharedPages } from '../owner/ownPages.server.ts';
import { PageTabs } from '../owner/PageTabs.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const calls = { member: members, group: groups, agency: agencies } as const;

/** Loads the QR code of a page of the reader: to show, download and print (docs/rules/member.md#qr-codes). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { pages, page, origin } = await readSharedPages(context, m.qr_purpose());
  const { qr } = calls[page.kind];
  const holds = scopeOf(context).visit.url.searchParams.get('holds') === 'card' ? 'card' : 'page';
  const code = (query: Record<string, string>) =>
    apiAddress(qr, { id: page.id }, { ...query, ...(holds === 'card' && { holds }) });
  const short = page.urlMinify;
  const path = page.kind === 'member' && short !== null ? href('/smc/:urlMinify', { urlMinify: short }) : page.path;
  return {
    pages: pages.map(({ kind, id, name }) => ({ kind, id, name })),
    page,
    holds,
    address: origin + path,
    file: `m4u-${short ?? page.id.slice(-6)}${holds === 'card' ? '-vcard' : ''}`,
    svg: code({ format: 'svg' }),
    png: code({ format: 'png', size: '1200' }),
  };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.qr_title()} · M4U` }];

export default function QrCodeScreen({ loaderData }: Route.ComponentProps) {
  const { pages, page, holds, address, file, svg, png } = loaderData;
  const isCard = holds === 'card';
  const scripted = useHydrated();
  const secondary = buttonClass({ variant: 'secondary' });
  return (
    <Column kind="list">
      <div className="no-print">
        <PageHeader
          title={m.qr_title()}
          lead={isCard ? m.qr_offline_text() : m.qr_online_text()}
          back={{ to: href('/action/setting'), label: m.setting_title() }}
        />
        <PageTabs pages={pages} current={page.id} />
        <TabLinks
          isSecond={pages.length > 1}
          label={m.qr_which()}
          tabs={[
            { to: `?${new URLSearchParams({ of: page.id })}`, label: m.qr_online(), current: !isCard },
            { to: `?${new URLSearchParams({ of: page.id, holds: 'card' })}`, label: m.qr_offline(), current: isCard },
          ]}
        />
      </div>
      <div className="mt-4 grid gap-4 print:block lg:grid-cols-[28rem_minmax(0,22rem)] lg:items-start lg:gap-8">
        <figure className="surface flex flex-col items-center gap-4 rounded-lg border border-line px-4 py-8 text-center shadow-sm print:border-0">
          <figcaption className="order-last flex flex-col gap-1">
            <span className="text-xl font-bold">{page.name}</span>
            {page.headline !== '' && <span className="text-balance text-muted">{page.headline}</span>}
            <span className="mt-1 text-sm wrap-anywhere text-muted">
              {isCard ? m.qr_offline_name() : address.replace(/^https?:\/\//, '')}
            </span>
          </figcaption>
          <img
            key={svg}
            src={svg}
            width={320}
            height={320}
            alt={isCard ? m.qr_card_of({ name: page.name }) : m.qr_of({ name: page.name })}
            className="rounded-md bg-[#fff] p-2"
          />
        </figure>
        <div className="no-print grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <a href={png} download={`${file}.png`} className={buttonClass({})}>
            <Download aria-hidden size={20} />
            {m.qr_download_png()}
          </a>
          <a href={svg} download={`${file}.svg`} className={secondary}>
            <FileImage aria-hidden size={20} />
            {m.qr_download_svg()}
          </a>
          <ShareButton url={address} title={m.share_title({ name: page.name })}>
            {m.qr_share_page()}
          </ShareButton>
          <CopyButton text={address}>{m.profile_copy_page_link()}</CopyButton>
          <Button
            variant="secondary"
            icon={Printer}
            onClick={() => window.print()}
            className={scripted ? undefined : 'invisible'}
          >
            {m.qr_print()}
          </Button>
          <LinkButton to={href('/offline')} variant="quiet" icon={WifiOff}>
            {m.offline_use()}
          </LinkButton>
          <NfcWriter address={address} />
          <p className="text-sm text-muted sm:col-span-full">{m.qr_hint()}</p>
        </div>
      </div>
    </Column>
  );
}
