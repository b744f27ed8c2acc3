import type { Relic } from '@m4u/contract/content/relic';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import type { LucideIcon } from 'lucide-react';
import type { Route } from './+types/relicDetail.screen';
import { m } from '../../paraglide/messages.js';
import { readPiece } from '../item/calls.server.ts';
import { Panel } from '../item/ContentPage.tsx';
import { relicPaths } from '../item/paths.tsx';
import { pieceMeta } from '../item/kindMeta.tsx';
import { OwnersText, PiecePage, PiecePictures, PieceTitle } from '../item/PiecePage.tsx';
import { TypeMark } from '../item/PieceTypes.tsx';
import { relicCalls } from './relic.server.ts';
import { relicKind } from './relicKind.tsx';
import { relicTypeWords } from './relicWords.tsx';

/** A heritage item of a member, or of a brand or group. */
export const loader = async (args: Route.LoaderArgs) => {
  const { piece: relic, owner } = await readPiece(args, args.params.id, relicCalls);
  return { relic, owner };
};

export const meta: Route.MetaFunction = pieceMeta<typeof loader>(relicKind, ({ relic }) => relic);

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

/** A heritage item: pictures, period, place and text. */
export default function RelicDetail({ loaderData: { relic, owner } }: Route.ComponentProps) {
  return (
    <PiecePage piece={relic} owner={owner} paths={relicPaths} all={m.relic_all()}>
      <PieceTitle
        piece={relic}
        paths={relicPaths}
        lang={owner.lang}
        meta={<TypeMark words={relicTypeWords[relic.postType]} />}
      />
      <div className="flex flex-col gap-4">
        {relic.images.length > 0 && (
          <Panel>
            <PiecePictures piece={relic} lang={owner.lang} priority />
          </Panel>
        )}
        {(relic.period !== '' || relic.place !== '') && <Facts relic={relic} lang={owner.lang} />}
        <Panel>
          <OwnersText html={relic.content} lang={owner.lang} />
        </Panel>
      </div>
    </PiecePage>
  );
}
