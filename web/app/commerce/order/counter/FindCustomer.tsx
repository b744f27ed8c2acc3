import type { SubmissionResult } from '@conform-to/react';
import type { Buyer } from '@m4u/contract/commerce/point/schema';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import { type ComponentProps, type SyntheticEvent, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { Form, href, Link, useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number, phone as readable } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button, IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type TypedText, useTypedText } from '../../../ui/fields/typedText.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { BuyerFace } from '../../point/CustomerSummary.tsx';
import { counterPath, scanPath } from '../../point/pointPaths.tsx';
import { AmountCard, useAmount } from './AmountCard.tsx';
import type { FoundCustomers } from './counter.server.ts';
import { amountPlace, halves, keypadPlace } from './counterLayout.tsx';
import type { loader } from './findCustomer.screen.tsx';
import { Keypad } from './Keypad.tsx';
import { NewCustomer } from './NewCustomer.tsx';

/** Delay of the search after the last key, in milliseconds. */
const PAUSE = 200;

/** Customers who match the entered words; `first` is the result for the address, used before the first input. */
const useFound = (groupId: string, searchText: string, first: FoundCustomers): FoundCustomers | undefined => {
  const { load, data } = useFetcher<typeof loader>();
  const q = searchText.trim();
  const isFirst = q === first.q;
  useEffect(() => {
    if (q === '' || isFirst) return undefined;
    const query = new URLSearchParams({ groupId, q });
    const timer = setTimeout(() => void load(`${href('/action/createPoint/find')}?${query}`), PAUSE);
    return () => clearTimeout(timer);
  }, [groupId, q, isFirst, load]);
  if (isFirst) return first;
  return data?.q === q ? data : undefined;
};

const Rows = ({ groupId, found, amount }: { groupId: string; found: FoundCustomers; amount: string }) => (
  <Card padded={false}>
    <ul aria-label={m.point_found_customers()} className="divide-y divide-line">
      {found.customers.map(({ _id, name, phone, portrait }) => (
        <li key={_id}>
          <Link
            to={counterPath({ groupId, memberId: _id, amount: amount || undefined })}
            className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken"
          >
            <Avatar name={name} src={portrait ?? undefined} size={40} />
            <span className="min-w-0 flex-1" translate="no">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-sm text-muted">{readable(phone)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

/** The number of customers beside a phone's keypad. */
const SHORT_ROW = 4;

interface RecentProps {
  groupId: string;
  buyers: readonly Buyer[];
  amount: string;
  isShort: boolean;
}

/** The last customers of the shop, to choose one by a press. */
const Recent = ({ groupId, buyers, amount, isShort }: RecentProps) => (
  <section id="recent" aria-labelledby="recent-title">
    <h2 id="recent-title" className="mb-1 text-sm font-semibold text-muted">
      {m.point_recent()}
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,5.25rem),1fr))] gap-1">
      {buyers.map((buyer, index) => (
        // One row on phones leaves room for the keypad.
        <li key={buyer._id} className={isShort && index >= SHORT_ROW ? 'max-lg:hidden' : undefined}>
          <Link
            to={counterPath({ groupId, memberId: buyer._id, amount: amount || undefined })}
            className="flex h-full min-h-20 flex-col items-center gap-1 rounded-md p-1 text-center text-sm hover:bg-sunken"
          >
            <BuyerFace buyer={buyer} size={48} />
            <span className="line-clamp-2 w-full lg:line-clamp-3 wrap-anywhere" translate="no">
              {buyer.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

interface SearchWaysProps {
  scan: string;
  search: TypedText;
  /** Leads phones from the amount to the search. */
  find: (event: SyntheticEvent) => void;
  findButton: ComponentProps<'button'>;
  /** Phones show the keypad of the amount instead of the search. */
  isHidden: boolean;
}

/** Ways to the customer: by a scan, or by a search for name or phone number. */
const SearchWays = ({ scan, search: { text, setText, box }, find, findButton, isHidden }: SearchWaysProps) => (
  <div className="stack gap-4 lg:col-start-2 lg:row-start-1">
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
      <LinkButton to={scan} variant="soft" icon={ScanLine} className="min-h-13 px-2!">
        {m.home_counter_scan()}
      </LinkButton>
      {isHidden && (
        <Button {...findButton} variant="secondary" icon={Search} onClick={find} className="min-h-13 px-2! lg:hidden">
          {m.point_find_open()}
        </Button>
      )}
    </div>
    <div className={isHidden ? 'max-lg:hidden' : undefined}>
      <TextField
        name="q"
        type="search"
        label={m.point_find()}
        hint={m.point_find_hint()}
        ref={box}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={100}
        autoComplete="off"
        suffix={<IconButton type="submit" label={m.point_find_do()} icon={Search} />}
      />
    </div>
  </div>
);

export interface FindCustomerProps {
  groupId: string;
  /** Amount of the order in the address, in VND; empty before it is typed. */
  typedAmount: string;
  /** Result of the search in the address. */
  found: FoundCustomers;
  recent: readonly Buyer[];
  /** Begins with the search instead of the amount. */
  isFinding: boolean;
  /** Message when the customer named in the address was not found. */
  problem?: string | undefined;
  reply: SubmissionResult | undefined;
}

/** Whether a search found neither customers nor a number to add. */
const isNobody = ({ q, customers, phone }: FoundCustomers): boolean =>
  q !== '' && customers.length === 0 && phone === null;

/**
 * The amount of the order, then the choice of the customer: by scan, by a search for name or phone number, or by adding
 * a new customer. Phones show the keypad of the amount or the search.
 */
export const FindCustomer = ({
  groupId,
  typedAmount,
  found: first,
  recent,
  isFinding,
  problem,
  reply,
}: FindCustomerProps) => {
  const amount = useAmount(typedAmount, first.q === '' && problem === undefined && !isFinding);
  const search = useTypedText(first.q);
  const { text: searchText, box } = search;
  const found = useFound(groupId, searchText, first);
  const { isTyping } = amount;
  const form = useId();
  // Leads to the search by the form until the scripts have come. Not later: Enter would press it, the form's first button.
  const findButton = { type: useHydrated() ? 'button' : 'submit', name: 'find', value: '' } as const;
  useEffect(() => {
    if (isFinding) box.current?.focus();
  }, [isFinding, box]);
  const find = (event: SyntheticEvent) => {
    // Enter would send the form instead.
    event.preventDefault();
    // The field has to be there within the press: a phone opens its keyboard for nothing else.
    flushSync(() => amount.setTyping(false));
    box.current?.focus();
  };
  return (
    <div className={halves}>
      <search className="contents">
        <Form id={form} action={href('/action/createPoint')} className="contents">
          <input type="hidden" name="groupId" value={groupId} />
          <AmountCard amount={amount} name="amount" label={m.point_amount()} onEnter={find} className={amountPlace} />
          <SearchWays
            scan={scanPath({ groupId, amount: amount.digits })}
            search={search}
            find={find}
            findButton={findButton}
            isHidden={isTyping}
          />
        </Form>
      </search>
      <div className="stack gap-4 lg:col-start-2 lg:row-start-2">
        <FormError errors={problem} />
        <output className="sr-only">
          {found && found.q !== '' && m.customer_found({ count: number(found.customers.length) })}
        </output>
        {found && found.customers.length > 0 && <Rows groupId={groupId} found={found} amount={amount.digits} />}
        {found && isNobody(found) && <p className="text-muted">{m.point_found_nobody()}</p>}
        {found?.phone && (
          <NewCustomer key={found.phone} groupId={groupId} phone={found.phone} amount={amount.digits} reply={reply} />
        )}
        {searchText.trim() === '' && recent.length > 0 && (
          <Recent groupId={groupId} buyers={recent} amount={amount.digits} isShort={isTyping} />
        )}
      </div>
      <Keypad amount={amount} className={keypadPlace} />
      {isTyping && (
        <Button {...findButton} form={form} size="lg" block onClick={find} className="lg:hidden">
          {m.point_choose_customer()}
        </Button>
      )}
    </div>
  );
};
