import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Logo } from '../../platform/document/Logo.tsx';

/** A picture and line beside the sign-in forms. */
interface Slide {
  readonly _id: string;
  readonly image: string;
  readonly title: string;
  readonly line: string;
}

/** Layout of the sign-in screens: the form, and on wide screens the slides beside it. */
export function AuthPage({ title, lead, slides = [], children }: AuthPageProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 pt-12 pb-8 sm:justify-center sm:px-8">
        <Link to={href('/')} className="self-start">
          <Logo />
        </Link>
        <header>
          <h1 className="text-2xl font-bold">{title}</h1>
          {lead != null && <p className="mt-2 text-muted">{lead}</p>}
        </header>
        {children}
      </main>
      {slides.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it is scrolled only with the focus
        <aside tabIndex={0} className="hidden snap-x snap-mandatory overflow-x-auto bg-sunken lg:flex">
          {slides.map(({ _id, image, title: heading, line }) => (
            <figure
              key={_id}
              className="flex w-full shrink-0 snap-center flex-col items-center justify-center gap-6 p-12 text-center"
            >
              <img src={image} alt="" width={480} height={360} className="w-full max-w-column rounded-lg" />
              <figcaption>
                <p className="text-xl font-bold">{heading}</p>
                <p className="mt-2 text-muted">{line}</p>
              </figcaption>
            </figure>
          ))}
        </aside>
      )}
    </div>
  );
}

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  slides?: readonly Slide[];
  children: ReactNode;
}
