import type { FastifyRequest } from 'fastify';
import type { EdgeSettings } from './boot-document';
import type { HeadOptions } from './heads/find-head';
import type { RegistryAlert } from './live-snapshot';
import type { CdnOptions } from './shared-pages';
import type { AskApi, AroundRendering, PageFailure } from './rendering/rendering';
import type { DevRemote } from './site-view';

export type MountedSite = {
  /** The readiness check: is there a site to serve? */
  hasSite: () => Promise<boolean>;
  /** Resolves once the first pages can be sent with their content, or will not be soon. */
  firstPages: () => Promise<void>;
  /** Paths of the pages that are to be found. */
  listPages: () => Promise<string[]>;
  /** Renders pages anew whose address is meant. */
  forgetPages: (isMeant: (url: string) => boolean) => void;
};

export type EdgeOptions = {
  /** Of the registry: a folder, or `s3://bucket/prefix`. */
  place: string;
  /** PEM of every trusted key; a function is called each time, so that keys can change at run time. */
  publicKeys: readonly string[] | (() => Promise<readonly string[]>);
  /** Copied into the boot document. */
  settings: EdgeSettings;
  /** Where browsers find published files, where these have an origin of their own; it leads to this edge too. */
  assetsUrl?: string | undefined;
  /** What a cache for many may keep; absent: nothing. */
  cdn?: CdnOptions | undefined;
  /** Folder for the last good state, which survives a restart. */
  copyDir?: string;
  /** Called once per outage of the registry. */
  onAlert?: (alert: RegistryAlert) => void;
  onMounted?: ((site: MountedSite) => void) | undefined;
  /** Where `?remote=mf-x@<origin>` may take remotes from: exact origins, or `http://localhost:*`. None: it is off. */
  overrideOrigins?: readonly string[];
  /** Folder of a development build of the shell, shown instead of the live host. Loosens the policy. */
  devShell?: string;
  /** Remotes served by their own development servers. Their origins are added to the policy. */
  devRemotes?: readonly DevRemote[];
  /** Shows this remote alone. */
  preview?: string;
  /** Paths of pages that the shell itself has; every other path no remote declares is answered with 404. */
  shellPages?: readonly string[];
  /** Renders pages of the live site for visitors without a session, with these answers of the API; absent: none. */
  askApi?: AskApi | undefined;
  /**
   * Counts a page that is not kept and would be rendered for whoever has this address; false: it goes out without
   * content. Absent: all are rendered.
   */
  mayRender?: ((address: string) => boolean) | undefined;
  /** Does what renders a page, and its questions to the API; absent: nothing stands around it. */
  aroundRendering?: AroundRendering | undefined;
  /** Milliseconds that a page is kept, and sent while it is rendered again; absent: five minutes. */
  keepMs?: number | undefined;
  /** Called for each visitor who gets a page without content because its server half failed. */
  onPageFailed?: ((failure: PageFailure) => void) | undefined;
  /** Whether a caller may know who published what, and which pages are not rendered, and why; absent: nobody. */
  mayInspect?: (request: FastifyRequest) => Promise<boolean>;
  /** Says in each page's HTML what search engines and shares read; absent: it says nothing. */
  heads?: HeadOptions | undefined;
};
