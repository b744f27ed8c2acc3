import type { Relic } from '@m4u/contract/content/relic';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import type { LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Gallery } from '../../ui/Gallery.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { OwnerActions } from '../item/OwnerActions.tsx';
import { relicPaths } from '../item/paths.tsx';
import { galleryOf } from '../item/pictures.tsx';
import type { RelicPageData } from './relics.server.ts';
import { relicTypeWords } from './relicWords.tsx';

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

/** A heritage item: its pictures first, then of when and where it is, and its story. */
export const RelicDetail = ({ data: { relic, owner } }: { data: RelicPageData }) => {
  const { icon: Icon, label } = relicTypeWords[relic.postType];
  const path = relicPaths.one(owner.kind, relic._id);
  return (
    <ContentPage
      owner={owner}
      back={{ to: relicPaths.all(owner), label: m.relic_all() }}
      share={relic.policy === 'public' ? { address: new URL(path, owner.address).href, title: relic.title } : undefined}
    >
      <article>
        <ContentTitle
          title={relic.title}
          lang={owner.lang}
          meta={
            <span className="inline-flex items-center gap-1">
              <Icon aria-hidden size={16} />
              {label()}
            </span>
          }
          actions={relic.can.update && <OwnerActions piece={relic} paths={relicPaths} />}
        />
        <div className="flex flex-col gap-4">
          {relic.images.length > 0 && (
            <Panel>
              <Gallery label={relic.title} pictures={galleryOf(relic.images, relic.title)} lang={owner.lang} priority />
            </Panel>
          )}
          {(relic.period !== '' || relic.place !== '') && <Facts relic={relic} lang={owner.lang} />}
          <Panel>
            <div lang={owner.lang}>
              <RichText html={relic.content} />
            </div>
          </Panel>
        </div>
      </article>
    </ContentPage>
  );
};
