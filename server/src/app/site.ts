import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { edge, readPublicKeys } from '@plumbline/registry/edge';
import type { Describe, DevRemote, EdgeOptions, EdgeSettings, MountedSite } from '@plumbline/registry/edge';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import { remoteManifestSchema, SHELL_PAGES } from '@plumbline/shared-schema/platform';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';
import { rememberDescriptions } from '../domains/site/heads/remember-descriptions';
import { sitePicture } from '../domains/site/heads/share-address';
import { isAbout, tagOf } from '../domains/site/heads/sections';
import { operatorAlert } from './operator-alert';
import { mountRegistryService } from './registry-service';
import { pageAnswers } from '../kit/page-answers';
import { repositoryFolder } from '../settings/paths';
import { span } from '../tracing/span';
import type { Metrics } from '../http/plugins/metrics';
import { limitPages } from '../http/plugins/page-limit';
import { sharePictures } from '../domains/site/share-pictures/share-pictures.routes';

/** What the shell has besides while it shows one remote alone: the list of its pages, and a home that leads there. */
const PREVIEW_PAGES = ['/', '/preview'];

export type DemoAccounts = EdgeSettings['demoAccounts'];

export type Site = Omit<MountedSite, 'forgetPages'> & {
  /** Pages about these jobs and people are made anew, and so are lists; without ids all are. */
  forgetPages: (ids?: readonly string[]) => void;
};

type SiteExtras = {
  /** `texts`: the versions of what people agree to. */
  settings?: Pick<EdgeSettings, 'demoAccounts' | 'texts'>;
  metrics?: Pick<Metrics, 'countRegistryAlert'>;
  /** Called where there should be a site. */
  onMounted?: (site: Site) => void;
  /** Whether the sender of an `Authorization` header may know what fails in the pages. */
  mayInspect?: (authorization: string | undefined) => Promise<boolean>;
  onPageFailed?: EdgeOptions['onPageFailed'];
  /** What pages say to search engines and shares of what they show. */
  describe?: Describe;
  /** Answers of the API to pages; absent: those of this process. */
  ask?: ReturnType<typeof pageAnswers>;
  keepMs?: EdgeOptions['keepMs'];
};

/** REGISTRY_DIR of a process that serves the API alone, behind an edge elsewhere. */
const NO_REGISTRY = 'none';

/**
 * Serves the site beside the API: pages, published files. A registry folder that is not there yet is waited for: until
 * something is published, pages answer 503 and the process is not ready. Without a site are tests without a registry,
 * and whoever says REGISTRY_DIR=none.
 */
export async function mountSite(
  app: FastifyInstance,
  config: Config,
  extras: SiteExtras = {},
): Promise<void> {
  const copyDir = copyFolder(config);
  if (!isSiteExpected(app, config, copyDir)) return;
  await sayWhereNoKeyIs(app, config);
  const { settings, metrics, onMounted, onPageFailed, mayInspect, keepMs } = extras;
  const { ask = pageAnswers(app) } = extras;
  const heads = await headsOf(app, { siteUrl: config.siteUrl, describe: extras.describe });
  await app.register(edge, {
    place: config.registryPlace,
    onMounted: (site) =>
      onMounted?.({
        ...site,
        forgetPages(ids) {
          heads?.describe.forget(ids);
          site.forgetPages((url) => ids === undefined || isAbout(url, ids));
        },
      }),
    onPageFailed,
    ...(mayInspect && { mayInspect: ({ headers }) => mayInspect(headers.authorization) }),
    copyDir,
    publicKeys: () => readPublicKeys(config.registryKeys),
    onAlert: operatorAlert({ alertUrl: config.alertUrl, log: app.log, count: metrics?.countRegistryAlert }),
    overrideOrigins: config.overrideOrigins,
    settings: {
      apiUrl: '/api/v1',
      tileUrl: config.tileUrl,
      profile: config.profile,
      showClaims: config.showClaims,
      ...settings,
    },
    ...(config.renderPages && limitPages(ask, config)),
    keepMs,
    aroundRendering: (work) => span('render page', { isPart: true }, work),
    assetsUrl: config.assetsUrl,
    ...(config.cdnSeconds > 0 && { cdn: { seconds: config.cdnSeconds, tagOf } }),
    heads,
    ...developmentOf(config),
  });
  await mountRegistryService(app, config);
}

/** What a developer shows in place of what is published, and the pages that the shell has for it. */
function developmentOf({ devShell, devRemote, previewRemote }: Config) {
  return {
    shellPages: previewRemote === undefined ? SHELL_PAGES : [...SHELL_PAGES, ...PREVIEW_PAGES],
    ...(devShell !== undefined && { devShell }),
    ...(devRemote !== undefined && { devRemotes: [readDevRemote(devRemote)] }),
    ...(previewRemote !== undefined && { preview: previewRemote }),
  };
}

type HeadParts = Pick<SiteExtras, 'describe'> & { siteUrl: string };

/** What pages say to search engines and shares, whose pictures are served with it. */
async function headsOf(app: FastifyInstance, { siteUrl, describe: describeNow }: HeadParts) {
  if (!describeNow) return undefined;
  const describe = rememberDescriptions(describeNow);
  await app.register(sharePictures, { describe });
  return { siteUrl, describe, pictureIn: (language: HeadLanguage) => sitePicture(siteUrl, language) };
}

function isSiteExpected(
  app: FastifyInstance,
  { registryPlace: place, profile }: Config,
  copyDir: string,
): boolean {
  if (place === NO_REGISTRY) return false;
  if (isBucketUrl(place) || [place, copyDir].some((folder) => fs.existsSync(folder))) return true;
  if (profile !== 'test')
    app.log.error(`REGISTRY_DIR: no folder ${place}: pages answer 503 until something is published there`);
  return profile !== 'test';
}

/** Without a key nothing in the registry counts. */
async function sayWhereNoKeyIs(app: FastifyInstance, { registryKeys, profile }: Config): Promise<void> {
  if (profile === 'test' || (await readPublicKeys(registryKeys)).length > 0) return;
  app.log.error(
    `REGISTRY_KEYS: no key (*.public.pem) in ${registryKeys}: pages answer 503 until there is one`,
  );
}

/** Where the last good state of this registry is kept; another registry has another place. */
function copyFolder({ dataDir, registryPlace: place }: Config): string {
  const whole = isBucketUrl(place) ? place : path.resolve(place);
  const registry = createHash('sha256').update(whole).digest('hex').slice(0, 12);
  return path.join(dataDir, 'edge', registry);
}

/** `mf-jobs@http://localhost:3002` → the remote as its sources declare it now, published or not. */
function readDevRemote(text: string): DevRemote {
  const [name = '', origin = ''] = text.split(/@(.*)/);
  const folder = path.join(repositoryFolder, name);
  const manifest = remoteManifestSchema.parse(readJson(path.join(folder, 'remote.json')));
  const keys = [...manifest.pages.map(({ title }) => title), ...manifest.nav.map(({ label }) => label)];
  const labelsIn = (language: string) => {
    const texts = readJson(path.join(folder, `src/locales/${language}.json`));
    return Object.fromEntries(keys.map((key) => [key, textAt(texts, key)]));
  };
  return { name, origin, manifest, labels: { en: labelsIn('en'), fr: labelsIn('fr') } };
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** The text of `jobs:search.title` in the texts of its namespace; the key itself where there is none yet. */
function textAt(texts: unknown, key: string): string {
  const route = key.slice(key.indexOf(':') + 1).split('.');
  const found = route.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    texts,
  );
  return typeof found === 'string' ? found : key;
}
