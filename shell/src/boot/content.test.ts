import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { aPageWith, servePage } from '../fake-site/testing/render-site';
import { createContent } from './content';

const newer = (name: string) =>
  aRemote(name, {}, { version: '2.0.0', entry: `/artifacts/${name}/2/remoteEntry.js` });

test('two remotes that are requested again at once are both replaced', async () => {
  const content = createContent(aBoot([aRemote('mf-jobs'), aRemote('mf-auth'), aRemote('mf-reports')]));
  servePage(aPageWith(aBoot([newer('mf-jobs'), newer('mf-auth'), newer('mf-reports')])));
  expect(await Promise.all([content.renew('mf-jobs'), content.renew('mf-auth')])).toEqual([true, true]);
  expect(content.get().boot.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'mf-jobs 2.0.0',
    'mf-auth 2.0.0',
    'mf-reports 1.2.3',
  ]);
});
