/** A page of the site, started by the development build of its shell, with one remote from somewhere else. */
import fs from 'node:fs';
import path from 'node:path';

/** Where the proxy serves the development build of the shell. */
export const SHELL_BASE = '/platform/dev-shell/';

const BOOT = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;
/** The edge's first script, which sets theme and language before anything is painted, up to its table of preloads. */
const FIRST = /<script>(\(function \(table\) \{[\s\S]*?\}\))\(\{"files"[\s\S]*?<\/script>/;
/** Without them chunks of the other remotes, which are published builds, are refused. */
const INTEGRITIES = [
  /<script defer id="integrities"[^>]*><\/script>/,
  /<script type="application\/json" id="integrity">[\s\S]*?<\/script>/,
];
/** What the first script would preload are files of the deployed shell. */
const NOTHING = '{"files":[],"choices":[],"texts":{}}';
const RELATIVE = /(src|href)="(?!https?:|\/|data:)([^"]+)"/g;

const inline = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The boot document with this remote in it, whether or not the site has one of that name. */
function bootWith(boot, { manifest, labels, version, entry }) {
  const { name, owner } = manifest;
  const own = { name, owner, version, source: 'dev', entry, manifest, labels, assets: {} };
  return {
    ...boot,
    remotes: [...boot.remotes.filter((remote) => remote.name !== name), own],
    disabled: boot.disabled.filter((remote) => remote.name !== name),
  };
}

/**
 * Gives a function from the HTML of the site to that which is shown instead; undefined for HTML that is no page.
 * `shell`: folder of the development build; `remote`: what is known of the remote now.
 */
export function startingPage({ shell, remote }) {
  const template = fs
    .readFileSync(path.join(shell, 'index.html'), 'utf8')
    .replaceAll(RELATIVE, (_all, name, file) => `${name}="${SHELL_BASE}${file}"`);
  return (html) => {
    const [, boot] = BOOT.exec(html) ?? [];
    if (boot === undefined) return undefined;
    const [, first] = FIRST.exec(html) ?? [];
    const head = [
      ...INTEGRITIES.flatMap((script) => script.exec(html)?.[0] ?? []),
      ...(first === undefined ? [] : [`<script>${first}(${NOTHING})</script>`]),
      `<script type="application/json" id="boot">${inline(bootWith(JSON.parse(boot), remote()))}</script>`,
    ];
    return template.replace('<!--plumbline:head-->', () => head.join('\n'));
  };
}
