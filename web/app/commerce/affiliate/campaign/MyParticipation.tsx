import type { Campaign, Participation } from '@m4u/contract/commerce/affiliate/schema';
import Download from 'lucide-react/icons/download';
import FileImage from 'lucide-react/icons/file-image';
import QrCode from 'lucide-react/icons/qr-code';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { accountPath, ownRewardsPath } from '../affiliatePaths.tsx';
import { DayChart, type DayFigure } from '../DayChart.tsx';
import { Figures, sumFigures } from '../Figures.tsx';

interface MyParticipationProps {
  campaign: Campaign;
  mine: Participation;
  days: readonly DayFigure[];
  /** Addresses of the link's QR code. */
  qr: { readonly svg: string; readonly png: string };
}

/** The QR code in an expandable part; works without scripts. */
const Code = ({ mine: { url, code }, campaign, qr: { svg, png } }: MyParticipationProps) => (
  <details className="group border-t border-line pt-2">
    <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md font-semibold text-accent-ink">
      <QrCode aria-hidden size={20} />
      {m.affiliate_qr()}
    </summary>
    <div className="stack items-center gap-3 pt-2 text-center">
      <img
        src={svg}
        alt={m.affiliate_qr_alt({ title: campaign.title })}
        width={260}
        height={260}
        loading="lazy"
        className="rounded-md bg-[#fff] p-2"
      />
      <p className="text-sm wrap-anywhere text-muted" translate="no">
        {url.replace(/^https?:\/\//, '')}
      </p>
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <a href={png} download={`m4u-${code}.png`} className={buttonClass({})}>
          <Download aria-hidden size={20} />
          {m.qr_download_png()}
        </a>
        <a href={svg} download={`m4u-${code}.svg`} className={buttonClass({ variant: 'secondary' })}>
          <FileImage aria-hidden size={20} />
          {m.qr_download_svg()}
        </a>
      </div>
    </div>
  </details>
);

const OwnLink = (props: MyParticipationProps) => {
  const { mine, campaign } = props;
  return (
    <Card as="section" aria-labelledby="own-link">
      <div className="stack">
        <h2 id="own-link" className="text-lg">
          {m.affiliate_link()}
        </h2>
        {mine.blocked && <p className="rounded-md bg-danger-soft p-3">{m.affiliate_blocked()}</p>}
        <p className="rounded-md bg-sunken px-3 py-3 font-semibold wrap-anywhere" translate="no">
          {mine.url}
        </p>
        <div className="grid fit-2 gap-3">
          <CopyButton text={mine.url} variant="primary" />
          <ShareButton url={mine.url} title={campaign.title}>
            {m.ui_share()}
          </ShareButton>
        </div>
        <Code {...props} />
      </div>
    </Card>
  );
};

/** The reader's participation in a campaign: the link to share, and its results. */
export const MyParticipation = (props: MyParticipationProps) => {
  const { campaign, mine, days } = props;
  return (
    <>
      <OwnLink {...props} />
      <section aria-labelledby="own-figures" className="stack gap-3">
        <h2 id="own-figures" className="text-lg">
          {m.affiliate_figures()}
        </h2>
        <div className="[&_dl]:sm:grid-cols-2">
          <Figures
            figures={[
              { label: m.affiliate_clicks(), value: number(mine.clicks) },
              { label: m.affiliate_conversions(), value: number(mine.conversions) },
              ...sumFigures(mine.rewards),
            ]}
          />
        </div>
        <Card>
          <DayChart days={days} />
        </Card>
        <p className="text-sm text-muted">{m.affiliate_clicks_text()}</p>
        <p className="flex flex-wrap gap-x-4">
          <TextLink to={ownRewardsPath({ campaignId: campaign._id })} className="inline-flex min-h-11 items-center">
            {m.affiliate_own_rewards()}
          </TextLink>
          <TextLink to={accountPath()} className="inline-flex min-h-11 items-center">
            {m.affiliate_account()}
          </TextLink>
        </p>
      </section>
    </>
  );
};
