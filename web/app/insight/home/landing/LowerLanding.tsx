import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { headLink } from '../../../platform/document/VisitorHead.tsx';
import type { LandingData } from './landing.server.ts';
import { Prices } from './Prices.tsx';
import { Questions } from './Questions.tsx';
import { Samples } from './Samples.tsx';
import { Uses } from './Uses.tsx';

const Foot = () => (
  <footer className="border-t border-line">
    <nav aria-label={m.landing_foot()} className="l-frame flex flex-wrap gap-x-4 py-6">
      <Link to={href('/action/discover')} className={headLink}>
        {m.explore_home_lead()}
      </Link>
      <Link to={href('/products')} className={headLink}>
        {m.catalogue_home()}
      </Link>
      <Link to={href('/agencies')} className={headLink}>
        {m.agencies_title()}
      </Link>
      <Link to={href('/search')} className={headLink}>
        {m.search_title()}
      </Link>
      <Link to={href('/action/support')} className={headLink}>
        {m.support_title()}
      </Link>
      <Link to={href('/terms')} className={headLink}>
        {m.terms_title()}
      </Link>
    </nav>
  </footer>
);

/** The start page below its first screen: uses, samples, prices, questions and the foot. */
export const LowerLanding = ({ prices, ...samples }: Omit<LandingData, 'pages' | 'rules'>) => (
  <>
    <div className="l-frame flex flex-col gap-12 py-10 lg:gap-16 lg:py-16">
      <Uses couple={samples.couple} cv={samples.cv} />
      <Samples {...samples} />
      <Prices prices={prices} />
      <Questions shopPrice={prices.shop} />
    </div>
    <Foot />
  </>
);
