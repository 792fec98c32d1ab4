import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as Stripe gets it. */
type StripeCall = {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string | undefined;
  account: string | undefined;
};
type StripeAnswer = { status: number; body: Record<string, unknown> };

const refused = (code: string): StripeAnswer => ({
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', decline_code: code, message: code } },
});

type Answer = (
  one: StripeCall & { id: string; next: (prefix: string) => string },
) => Record<string, unknown> | StripeAnswer;

function charged({ form, next }: Parameters<Answer>[0]) {
  const token = form.get('payment_method');
  if (token === 'pm_poor') return refused('insufficient_funds');
  const isAsked = token === 'pm_action';
  const redirect = { redirect_to_url: { url: 'https://bank.example/confirm' } };
  return {
    id: next('pi'),
    status: isAsked ? 'requires_action' : 'succeeded',
    next_action: isAsked ? redirect : null,
  };
}

const CARD = { id: 'pm_ok', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 } };
const BANK = { id: 'ba_1', object: 'bank_account', last4: '6789' };
const CLOSED: StripeAnswer = {
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'account_closed' } },
};

/** Answers by method and the first part of the path. */
const ANSWERS: Record<string, Answer> = {
  'POST customers': ({ next }) => ({ id: next('cus') }),
  'POST accounts': ({ next }) => ({ id: next('acct') }),
  'GET accounts': ({ id }) => ({ id, external_accounts: { data: [BANK] } }),
  'POST account_links': () => ({ url: 'https://stripe.example/onboard' }),
  'POST checkout': () => ({ url: 'https://stripe.example/setup' }),
  'GET checkout': () => ({ customer: 'cus_1', setup_intent: { payment_method: CARD } }),
  'POST payment_intents': charged,
  'POST refunds': ({ next }) => ({ id: next('re'), status: 'succeeded' }),
  'POST transfers': ({ next, id }) => ({ id: next(id === '' ? 'tr' : 'trr') }),
  'POST payouts': ({ next, form }) =>
    form.get('destination') === 'ba_closed' ? CLOSED : { id: next('po'), status: 'pending' },
};

function answerTo(one: StripeCall, next: (prefix: string) => string): StripeAnswer {
  const [, , resource = '', id = ''] = one.path.split('/');
  const body = ANSWERS[`${one.method} ${resource}`]?.({ ...one, id, next }) ?? {};
  if ('status' in body && typeof body.status === 'number') return body as StripeAnswer;
  const metadata = Object.fromEntries(
    [...one.form]
      .filter(([name]) => name.startsWith('metadata['))
      .map(([name, value]) => [name.slice(9, -1), value]),
  );
  return { status: 200, body: { metadata, amount: Number(one.form.get('amount') ?? 0), ...body } };
}

/**
 * Stands in for Stripe's HTTP API in tests: form bodies, idempotency keys, the few objects that the provider asks for.
 * It is no Stripe: what it answers is what its documentation says.
 */
export async function startStripeStandIn() {
  const asked: StripeCall[] = [];
  const byKey = new Map<string, StripeAnswer>();
  let isDown = false;
  let made = 0;
  const next = (prefix: string) => `${prefix}_${(made += 1)}`;

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path } = new URL(request.url ?? '', 'http://stand-in');
      const key = request.headers['idempotency-key']?.toString();
      const account = request.headers['stripe-account']?.toString();
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const one = { method: request.method ?? '', path, form, key, account };
      asked.push(one);
      const answer = isDown ? { status: 500, body: { error: { type: 'api_error' } } } : remembered(one);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });

  function remembered(one: StripeCall): StripeAnswer {
    const before = one.key === undefined ? undefined : byKey.get(one.key);
    const answer = before ?? answerTo(one, next);
    if (one.key !== undefined) byKey.set(one.key, answer);
    return answer;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** How often it did it, however often it was asked. */
    done: (path: string) => new Set(asked.filter((one) => one.path === path).map(({ key }) => key)).size,
    setDown: (down: boolean) => void (isDown = down),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
