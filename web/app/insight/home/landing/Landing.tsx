import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { StaticPart, useShown } from '../../../platform/document/parts/static-part.tsx';
import { headLink, VisitorHead } from '../../../platform/document/VisitorHead.tsx';
import { buttonClass, LinkButton } from '../../../ui/Button.tsx';
import type { LandingData } from './landing.server.ts';
import { LowerLanding, SamplePhones } from './landingParts.tsx';
import { type ThemeDot, ThemeDots } from './ThemeDots.tsx';

export interface LandingProps {
  /** Data that is only read; null where it is not sent to scripts. */
  content: LandingData | null;
  dots: readonly ThemeDot[];
  /** Path of a sample page; null for none. */
  sample: string | null;
  /** Whether a personal page costs nothing. */
  isFree: boolean;
}

const Head = ({ isFree }: Pick<LandingProps, 'isFree'>) => (
  <VisitorHead className="l-frame py-2 lg:py-4" make={isFree ? m.home_make() : m.landing_make()}>
    <nav aria-label={m.landing_nav()} className="mr-auto ml-6 hidden gap-2 xl:flex">
      <a href="#meet" className={headLink}>
        {m.landing_nav_card()}
      </a>
      <a href="#sell" className={headLink}>
        {m.landing_nav_shop()}
      </a>
      <a href="#celebrate" className={headLink}>
        {m.landing_nav_invitation()}
      </a>
      <a href="#apply" className={headLink}>
        CV
      </a>
      <a href="#prices" className={headLink}>
        {m.landing_nav_prices()}
      </a>
    </nav>
  </VisitorHead>
);

const Opening = ({ isFree, sample }: Pick<LandingProps, 'isFree' | 'sample'>) => (
  <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
    <h1 className="l-title">{m.home_headline()}</h1>
    <p className="text-lg text-muted">{m.home_lead()}</p>
    <div className="flex flex-col gap-3 lg:flex-row lg:flex-wrap">
      <LinkButton to={href('/register')} size="lg">
        {isFree ? m.home_make() : m.landing_make()}
      </LinkButton>
      {sample === null ? (
        <a href="#uses" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {m.landing_see_uses()}
        </a>
      ) : (
        <LinkButton to={sample} variant="secondary" size="lg">
          {m.landing_see()}
        </LinkButton>
      )}
    </div>
    <p className="text-sm text-muted max-lg:text-center">{m.landing_quick()}</p>
  </div>
);

/** The start page as a visitor sees it: what M4U is for, pages to look at, and the ways in. */
export const Landing = ({ content, dots, sample, isFree }: LandingProps) => {
  const shown = useShown(content);
  return (
    <>
      {/* The first paint waits for this part alone; the others are laid out later. */}
      <section id="top" className="below-fold overflow-x-clip lg:bg-accent-soft">
        <Head isFree={isFree} />
        <div className="l-hero">
          <div className="px-4 lg:px-0">
            <Opening isFree={isFree} sample={sample} />
          </div>
          <div className="turning min-w-0 bg-accent-soft pb-4 lg:pb-0">
            <StaticPart of={shown}>
              {({ pages, rules }) => (
                <>
                  <style dangerouslySetInnerHTML={{ __html: rules }} />
                  <SamplePhones pages={pages} />
                </>
              )}
            </StaticPart>
            <ThemeDots dots={dots} />
          </div>
        </div>
      </section>
      <StaticPart of={shown}>{({ pages: _, rules: __, ...content }) => <LowerLanding {...content} />}</StaticPart>
    </>
  );
};
