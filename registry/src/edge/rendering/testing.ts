import { setTimeout as sleep } from 'node:timers/promises';
import { aHost, aRemote } from '../../testing/temporary-registry';

/** A host's half that shows what the pages of `mf-jobs` and `mf-marketing` say, as the shell's does, without React. */
const HOST_HALF = `
  exports.start = ({ send, onMessage }) => {
    let order, asked = new Map(), count = 0;
    const page = (id, source) => {
      const module = { exports: {} };
      const require = (key) => { throw new Error('the host shares no ' + key); };
      new Function('require', 'module', 'exports', source)(require, module, module.exports);
      const ask = (path) => new Promise((resolve) => { const id = (count += 1); asked.set(id, resolve); send({ kind: 'ask', id, path, language: order.language }); });
      return Promise.resolve(module.exports.page({ ...order, ask })).then((html) =>
        send({ kind: 'page', id, page: { html, title: 'Jobs & <more>', status: order.url === '/jobs' ? 200 : 404, state: { jobs: '</script>' }, styles: [
          { name: 'pl-global g', css: '.dark{--ink:#fff}.light{--ink:#000}' } ] } }));
    };
    const fail = (id, remote) => (error) => send({ kind: 'failed', id, reason: error.message, remote });
    let current, remote;
    onMessage((message) => {
      if (message.kind === 'answer') return asked.get(message.id)(message);
      if (message.kind === 'render') {
        current = message.id; order = message.order;
        if (!/^.(jobs|marketing|platform|preview)/.test(order.url)) return send({ kind: 'page', id: current, page: null });
        remote = order.url.startsWith('/marketing') ? 'mf-marketing' : 'mf-jobs';
        return send({ kind: 'module', remote, expose: './home' });
      }
      if (message.kind === 'module') {
        if (message.source === null) return fail(current, remote)(new Error('no server half, or it was changed'));
        try { page(current, message.source).catch(fail(current, remote)); } catch (error) { fail(current, remote)(error); }
      }
    });
    send({ kind: 'ready' });
  };`;

const HTML =
  '<!doctype html><html lang="en"><head><title>Plumbline</title><!--plumbline:head--></head><body><div id="root"></div></body></html>';
export const host = () =>
  aHost({
    files: { 'index.html': HTML, 'server/host.cjs': HOST_HALF },
    server: { './host': 'server/host.cjs' },
  });
export const jobs = (page: string, overrides: Parameters<typeof aRemote>[1] = {}) =>
  aRemote('mf-jobs', {
    files: { 'server/home.cjs': `exports.page = ${page};` },
    server: { './home': 'server/home.cjs' },
    ...overrides,
  });

export const GREETING =
  'async ({ language, url, ask }) => "<h1>" + language + " " + url + " " + (await ask("/api/v1/jobs")).body + "</h1>"';

/** Tries again until the assertions hold, for as long as a busy machine may need. */
export async function eventually<Result>(assert: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + 30_000; ; await sleep(50))
    try {
      return await assert();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}
