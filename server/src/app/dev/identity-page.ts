import { escapeHtml } from '../../kit/mail/layout';

/** The local identity provider's only page, English like all developers' pages. Posts `email`, `name`, `verified`. */
export function identityPage(clientId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Local identity provider</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}
label{display:block;margin:0 0 1rem}input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}
button{font:inherit;padding:.5rem 1rem}</style></head><body><main>
<h1>Who do you want to be?</h1>
<p>This stands in for Google on this machine, for <code>${escapeHtml(clientId)}</code>. It believes everything.</p>
<form method="post">
<label>Name <input name="name" value="Grace Example" autocomplete="off"></label>
<label>Email <input name="email" type="email" value="grace@example.test" required autocomplete="off"></label>
<label><input type="checkbox" name="verified" checked> The address is verified</label>
<button>Continue</button> <button name="cancel" value="1" formnovalidate>Cancel</button>
</form></main></body></html>`;
}
