import Plus from 'lucide-react/icons/plus';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';

const listQuestions = (shopPrice: number) => [
  { question: m.landing_question_app(), answer: m.landing_answer_app() },
  { question: m.landing_question_card(), answer: m.landing_answer_card() },
  { question: m.landing_question_number(), answer: m.landing_answer_number() },
  {
    question: m.landing_question_shop(),
    answer: shopPrice === 0 ? m.landing_answer_shop_free() : m.landing_answer_shop({ price: money(shopPrice) }),
  },
];

/** Questions that open without scripts. */
export const Questions = ({ shopPrice }: { shopPrice: number }) => (
  <section id="questions" aria-labelledby="questions-title" className="below-fold">
    <h2 id="questions-title" className="text-2xl lg:text-center">
      {m.landing_questions_title()}
    </h2>
    <div className="mt-5 grid items-start gap-3 lg:grid-cols-2 lg:gap-x-5">
      {listQuestions(shopPrice).map(({ question, answer }) => (
        <details key={question} className="surface group rounded-md border border-line shadow-sm">
          <summary className="flex min-h-13 items-center justify-between gap-3 px-4 py-3 font-semibold">
            <span className="min-w-0">{question}</span>
            <Plus
              aria-hidden
              size={20}
              className="text-accent-ink transition-transform group-open:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <p className="px-4 pb-4">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
