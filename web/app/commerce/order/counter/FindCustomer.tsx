import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Buyer } from '@m4u/contract/commerce/point/schema';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Form, href, Link, useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number, phone as readable } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton, LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FoundCustomers } from './counter.server.ts';
import { BuyerFace, BuyerName } from '../../point/CustomerSummary.tsx';
import type { loader } from './findCustomer.screen.tsx';
import { counterPath, scanPath } from '../../point/pointPaths.tsx';

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

const row = 'flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken';

const Rows = ({ found, amount }: { found: FoundCustomers; amount: string }) => (
  <Card padded={false}>
    <ul aria-label={m.point_found_customers()} className="divide-y divide-line">
      {found.customers.map(({ _id, name, phone, portrait }) => (
        <li key={_id}>
          <Link to={counterPath({ memberId: _id, amount: amount || undefined })} className={row}>
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

/** Form that adds a customer with an unknown phone number. */
const NewCustomer = ({
  groupId,
  phone,
  amount,
  reply,
}: {
  groupId: string;
  phone: string;
  amount: string;
  reply: SubmissionResult | undefined;
}) => {
  const [form, fields] = useForm<{ name: string; phone: string }>({ lastResult: reply ?? null });
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="stack">
        <h2 className="text-lg">{m.point_new_customer({ phone: readable(phone) })}</h2>
        <FormError errors={[...(form.errors ?? []), ...(fields.phone.errors ?? [])]} />
        <input type="hidden" name="groupId" value={groupId} />
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="amount" value={amount} />
        <TextField
          field={fields.name}
          label={m.point_new_customer_name()}
          autoComplete="off"
          required
          maxLength={100}
        />
        <SubmitButton name="intent" value="customer" block>
          {m.point_new_customer_do()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

const Recent = ({ buyers, amount }: { buyers: readonly Buyer[]; amount: string }) => (
  <Section id="recent" title={m.point_recent()}>
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {buyers.map((buyer) => (
          <li key={buyer._id}>
            <Link to={counterPath({ memberId: buyer._id, amount: amount || undefined })} className={row}>
              <BuyerFace buyer={buyer} size={40} />
              <BuyerName buyer={buyer} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </Section>
);

export interface FindCustomerProps {
  groupId: string;
  /** Amount of the order in the address, in VND; empty before it is typed. */
  typedAmount: string;
  /** Result of the search in the address. */
  found: FoundCustomers;
  recent: readonly Buyer[];
  /** Message when the customer named in the address was not found. */
  problem?: string | undefined;
  reply: SubmissionResult | undefined;
}

/**
 * The amount of the order, then the choice of the customer: by scan, by a search for name or phone number, or by adding
 * a new customer.
 */
export const FindCustomer = ({ groupId, typedAmount, found: first, recent, problem, reply }: FindCustomerProps) => {
  const [amount, setAmount] = useState(typedAmount);
  const [searchText, setSearchText] = useState(first.q);
  const found = useFound(groupId, searchText, first);
  const isNobody = found !== undefined && found.q !== '' && found.customers.length === 0 && found.phone === null;
  return (
    <div className="stack gap-4 lg:max-w-column">
      <FormError errors={problem} />
      <search>
        <Form action={href('/action/createPoint')} className="stack gap-4">
          <MoneyField
            name="amount"
            label={m.point_amount()}
            value={amount}
            onDigits={setAmount}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter begins with the amount, order after order
            autoFocus
            className="[&_input]:min-h-18 [&_input]:text-3xl [&_input]:font-bold"
          />
          <LinkButton to={scanPath({ groupId, amount })} size="lg" icon={ScanLine} block>
            {m.point_scan()}
          </LinkButton>
          <TextField
            name="q"
            type="search"
            label={m.point_find()}
            hint={m.point_find_hint()}
            value={searchText}
            onChange={({ currentTarget }) => setSearchText(currentTarget.value)}
            maxLength={100}
            autoComplete="off"
            suffix={<IconButton type="submit" label={m.point_find_do()} icon={Search} />}
          />
        </Form>
      </search>
      <output className="sr-only">
        {found && found.q !== '' && m.customer_found({ count: number(found.customers.length) })}
      </output>
      {found && found.customers.length > 0 && <Rows found={found} amount={amount} />}
      {isNobody && <p className="text-muted">{m.point_found_nobody()}</p>}
      {found?.phone && (
        <NewCustomer key={found.phone} groupId={groupId} phone={found.phone} amount={amount} reply={reply} />
      )}
      {searchText.trim() === '' && recent.length > 0 && <Recent buyers={recent} amount={amount} />}
    </div>
  );
};
