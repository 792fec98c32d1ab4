/** `id` is ours; the driver has it back in what the provider reports. */
export type Sms = { id: string; to: string; text: string };

/**
 * What became of one. `later`: it was certainly not taken and may be tried again; `unknown`: it may have been taken, so it
 * may not; `stopped`: the provider knows that its reader said STOP. `code`: the provider's, never its words, which name
 * the number.
 */
export type SmsOutcome =
  | { is: 'sent'; providerId: string }
  | { is: 'later' | 'unknown' | 'refused'; code: string }
  | { is: 'stopped' };

/** A call of the provider. `path`: as it was asked for, with everything. */
export type SmsCall = { path: string; form: URLSearchParams; signature: string | undefined };

/** Who sends text messages, and tells us what became of them and what their readers answer. */
export type SmsDriver = {
  /** Of the header that signs its calls. */
  signatureHeader: string;
  send: (sms: Sms) => Promise<SmsOutcome>;
  isSigned: (call: SmsCall) => boolean;
  readReport: (
    form: URLSearchParams,
  ) => { providerId: string; state: 'sent' | 'delivered' | 'failed' } | undefined;
  readReply: (form: URLSearchParams) => { from: string; text: string } | undefined;
  /** What the provider is to get as an answer to a reply: nothing is sent back. */
  noAnswer: { type: string; body: string };
};
