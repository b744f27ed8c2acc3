import type { Relic } from '@m4u/contract/content/relic';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import Printer from 'lucide-react/icons/printer';
import type { LucideIcon } from 'lucide-react';
import type { Route } from './+types/relicDetail.screen';
import { m } from '../../paraglide/messages.js';
import { readPiece } from '../item/calls.server.ts';
import { Panel } from '../item/ContentPage.tsx';
import { relicPaths } from '../item/paths.tsx';
import { pieceMeta } from '../item/kindMeta.tsx';
import { OwnersText, PiecePage, PiecePictures, PieceTitle } from '../item/PiecePage.tsx';
import { PieceType } from '../item/PieceTypes.tsx';
import { pieceData } from '../item/structuredData.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { plaquePath } from './plaquePath.tsx';
import { relicCalls } from './relic.server.ts';
import { RelicMap } from './RelicMap.tsx';
import { recordingsOf, RelicRecordings } from './RelicRecordings.tsx';
import { relicKind } from './relicKind.tsx';
import { relicTypeIcons, relicTypeWords } from './relicWords.tsx';

/** A heritage item of a member, or of a brand or group. */
export const loader = async (args: Route.LoaderArgs) => {
  const { piece: relic, owner } = await readPiece(args, args.params.id, relicCalls);
  return { relic, owner };
};

export const meta: Route.MetaFunction = pieceMeta<typeof loader>(
  relicKind,
  ({ relic }) => relic,
  (whole, { relic }) =>
    pieceData({
      ...whole,
      more: {
        place: relic.position && { name: relic.place, ...relic.position },
        recordings: recordingsOf(relic).map(({ lang, recording: { src, seconds } }) => ({ src, lang, seconds })),
      },
    }),
);

export const handle = { fullWidth: true, query: [] };

const Fact = ({
  icon: Icon,
  name,
  lang,
  children,
}: {
  icon: LucideIcon;
  name: string;
  lang: string;
  children: string;
}) => (
  <div className="flex items-start gap-3">
    <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
    <dt className="sr-only">{name}</dt>
    <dd lang={lang} className="min-w-0 wrap-anywhere">
      {children}
    </dd>
  </div>
);

const Facts = ({ relic: { period, place }, lang }: { relic: Relic; lang: string }) => (
  <Panel>
    <dl aria-label={m.relic_facts()} className="flex flex-col gap-3">
      {period !== '' && (
        <Fact icon={Hourglass} name={m.relic_period()} lang={lang}>
          {period}
        </Fact>
      )}
      {place !== '' && (
        <Fact icon={MapPin} name={m.relic_place()} lang={lang}>
          {place}
        </Fact>
      )}
    </dl>
  </Panel>
);

/** A heritage item: pictures, period, place, recordings, text and map. */
export default function RelicDetail({ loaderData: { relic, owner } }: Route.ComponentProps) {
  return (
    <PiecePage piece={relic} owner={owner} paths={relicPaths} all={m.relic_all()}>
      <PieceTitle
        piece={relic}
        paths={relicPaths}
        lang={owner.lang}
        meta={
          <>
            {relic.titleEn !== '' && (
              <span lang="en" className="w-full text-base wrap-anywhere">
                {relic.titleEn}
              </span>
            )}
            <PieceType icon={relicTypeIcons[relic.postType]} label={relicTypeWords[relic.postType]()} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {relic.images.length > 0 && (
          <Panel>
            <PiecePictures piece={relic} lang={owner.lang} priority />
          </Panel>
        )}
        {(relic.period !== '' || relic.place !== '') && <Facts relic={relic} lang={owner.lang} />}
        <RelicRecordings relic={relic} />
        <Panel>
          <OwnersText html={relic.content} lang={owner.lang} />
        </Panel>
        {relic.position && <RelicMap position={relic.position} place={relic.place} />}
        {relic.can.update && (
          <LinkButton to={plaquePath(relic._id)} icon={Printer} variant="secondary" className="no-print self-start">
            {m.relic_plaque_print()}
          </LinkButton>
        )}
      </div>
    </PiecePage>
  );
}
