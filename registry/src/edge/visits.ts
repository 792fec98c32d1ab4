import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isCrawler } from './crawlers';
import { readCookie } from './cookies';
import type { Cookie } from './cookies';
import { OVERRIDE_SEPARATOR, readOverrides, readWithheld } from './overrides';
import type { OpenedLink } from './preview-links';
import { isolated, viewFor, withElsewhere, withLinked, without } from './site-view';
import type { DevRemote, SiteView } from './site-view';
import type { Snapshot } from './snapshot';

const VISITOR = 'plumbline_visitor';
const PREVIEW = 'plumbline_preview';
const OVERRIDE = 'plumbline_override';
const WITHHELD = 'plumbline_withheld';
const SAFE_START = 'plumbline_safe_start';
const YEAR = 31_536_000;
/** Stands before the id until the second page. */
const FIRST = 'first-';
const VISITOR_ID = /^(first-)?([0-9a-f]{32})$/;

export type VisitOptions = {
  openLink: (snapshot: Snapshot, token: string) => Promise<OpenedLink>;
  /** Origins that overrides may come from; none: overrides are off. */
  overrideOrigins: readonly string[];
  devRemotes: readonly DevRemote[];
  /** Name of the only remote to show. */
  preview: string | undefined;
};

/** What a visitor gets, and the cookies that keep the choice. */
export type Visit = { view: SiteView; cookies: Cookie[] };

/** A choice in the URL, kept for the browser session; an empty value ends it. */
type Choice = { text: string; isAsked: boolean; isKept: boolean };

/** What a safe start ignores. */
const SET_ASIDE = [PREVIEW, OVERRIDE, WITHHELD];

/**
 * Decides what the visitor of a request gets: for pages by the address (`?preview=<token>`, `?remote=mf-x@<origin>`,
 * `?disable-remotes=mf-x`, `?safe-start=1`) or cookies, for other requests by cookies alone.
 */
export function visits({ openLink, overrideOrigins, devRemotes, preview }: VisitOptions) {
  function developed(view: SiteView): SiteView {
    const all = devRemotes.length > 0 ? withElsewhere(view, devRemotes, 'dev') : view;
    return preview === undefined ? all : isolated(all, preview);
  }

  function overridden(view: SiteView, { text }: Choice): SiteView {
    if (text === '') return view;
    const remotes = readOverrides(text, view.snapshot, overrideOrigins);
    return remotes ? withElsewhere(view, remotes, 'override') : { ...view, notice: 'override-refused' };
  }

  function reduced(view: SiteView, { text }: Choice): SiteView {
    if (text === '') return view;
    const names = readWithheld(text, view.snapshot, overrideOrigins);
    return names ? without(view, names) : { ...view, notice: 'override-refused' };
  }

  function ownVisit(request: FastifyRequest, snapshot: Snapshot, isPage: boolean): Visit {
    const visitor = visitorOf(request, isPage && preview === undefined && snapshot.canaries.length > 0);
    const override = choiceIn(request, { query: isPage && 'remote', cookie: OVERRIDE });
    const withheld = choiceIn(request, { query: isPage && 'disable-remotes', cookie: WITHHELD });
    const replaced = overridden(viewFor(snapshot, visitor.id), override);
    const view = reduced(replaced, withheld);
    return {
      view,
      cookies: [
        ...visitor.cookies,
        ...keep(OVERRIDE, override, override.text !== '' && replaced.notice === null),
        ...keep(WITHHELD, withheld, view.withheld.length > 0),
      ],
    };
  }

  /** Ends all earlier choices, since a canary, link or override may have broken the site. */
  function safeVisit(request: FastifyRequest, snapshot: Snapshot, choice: Choice): Visit {
    const ended = SET_ASIDE.flatMap((cookie) =>
      keep(cookie, { text: '', isAsked: true, isKept: hasCookie(request, cookie) }, false),
    );
    const view = { ...viewFor(snapshot), isSafeStart: true };
    return { view: developed(view), cookies: [...ended, ...keep(SAFE_START, choice, true)] };
  }

  return async (request: FastifyRequest, snapshot: Snapshot, isPage: boolean): Promise<Visit> => {
    const safeStart = choiceIn(request, { query: isPage && 'safe-start', cookie: SAFE_START });
    if (safeStart.text !== '') return safeVisit(request, snapshot, safeStart);
    const link = choiceIn(request, { query: isPage && 'preview', cookie: PREVIEW });
    const opened = link.text === '' ? undefined : await openLink(snapshot, link.text);
    if (opened && 'linked' in opened) {
      // The rest of the site without canaries, so that everybody with the link sees the same.
      const view = withLinked(viewFor(snapshot), opened.linked, opened.expiresAt);
      return {
        view: developed(view),
        cookies: [...keep(PREVIEW, link, true), ...keep(SAFE_START, safeStart, false)],
      };
    }
    const visit = ownVisit(request, snapshot, isPage);
    return {
      view: developed({ ...visit.view, notice: opened?.notice ?? visit.view.notice }),
      cookies: [...visit.cookies, ...keep(PREVIEW, link, false), ...keep(SAFE_START, safeStart, false)],
    };
  };
}

function choiceIn(
  request: FastifyRequest,
  { query, cookie }: { query: string | false; cookie: string },
): Choice {
  const asked = query ? (request.query as Record<string, string | string[] | undefined>)[query] : undefined;
  return {
    text: asked === undefined ? (readCookie(request, cookie) ?? '') : [asked].flat().join(OVERRIDE_SEPARATOR),
    isAsked: asked !== undefined,
    isKept: hasCookie(request, cookie),
  };
}

function hasCookie({ headers }: FastifyRequest, name: string): boolean {
  return headers.cookie?.includes(`${name}=`) ?? false;
}

/** Stores a valid choice for the browser session and removes an expired or invalid one. */
function keep(name: string, { text, isAsked, isKept }: Choice, isGood: boolean): Cookie[] {
  if (isGood) return isAsked ? [{ name, value: text }] : [];
  return isKept ? [{ name, value: '', maxAge: 0 }] : [];
}

/**
 * The visitor's random id for canaries; created when one is running. Without one all releases are live: at the first
 * page, and in what that page asks for, such as which releases there are.
 */
function visitorOf(request: FastifyRequest, isNeeded: boolean): { id?: string; cookies: Cookie[] } {
  if (isCrawler(request)) return { cookies: [] };
  const [, first, known] = VISITOR_ID.exec(readCookie(request, VISITOR) ?? '') ?? [];
  if (known !== undefined && first === undefined) return { id: known, cookies: [] };
  if (!isNeeded) return { cookies: [] };
  if (known !== undefined) return { id: known, cookies: [visitorCookie(known)] };
  return { cookies: [visitorCookie(FIRST + randomBytes(16).toString('hex'))] };
}

const visitorCookie = (value: string): Cookie => ({ name: VISITOR, value, maxAge: YEAR });
