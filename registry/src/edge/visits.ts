import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies';
import type { Cookie } from './cookies';
import { OVERRIDE_SEPARATOR, readOverrides } from './overrides';
import type { OpenedLink } from './preview-links';
import { isolated, viewFor, withElsewhere, withLinked } from './site-view';
import type { DevRemote, SiteView } from './site-view';
import type { Snapshot } from './snapshot';

const VISITOR = 'plumbline_visitor';
const PREVIEW = 'plumbline_preview';
const OVERRIDE = 'plumbline_override';
const YEAR = 31_536_000;
const VISITOR_ID = /^[0-9a-f]{32}$/;

export type VisitOptions = {
  openLink: (snapshot: Snapshot, token: string) => Promise<OpenedLink>;
  /** Origins that overrides may come from; none: overrides are off. */
  overrideOrigins: readonly string[];
  devRemotes: readonly DevRemote[];
  /** Name of the only remote to show. */
  preview: string | undefined;
};

/** What a visitor gets, and what the browser is to keep so that the next answer is of the same kind. */
export type Visit = { view: SiteView; cookies: Cookie[] };

/** Something that is chosen in the address and kept for the browser session; an empty text ends it. */
type Choice = { text: string; isAsked: boolean; isKept: boolean };

/**
 * Says what the visitor behind a request gets. A page chooses by its address (`?preview=<token>`,
 * `?remote=mf-x@<origin>`) or by what an earlier one left in cookies; everything else by cookies alone.
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

  function ownVisit(request: FastifyRequest, snapshot: Snapshot, isPage: boolean): Visit {
    const visitor = visitorOf(request, isPage && preview === undefined && snapshot.canaries.length > 0);
    const override = choiceIn(request, { query: isPage && 'remote', cookie: OVERRIDE });
    const view = overridden(viewFor(snapshot, visitor.id), override);
    const isGood = override.text !== '' && view.notice === null;
    return { view, cookies: [...visitor.cookies, ...keep(OVERRIDE, override, isGood)] };
  }

  return async (request: FastifyRequest, snapshot: Snapshot, isPage: boolean): Promise<Visit> => {
    const link = choiceIn(request, { query: isPage && 'preview', cookie: PREVIEW });
    const opened = link.text === '' ? undefined : await openLink(snapshot, link.text);
    if (opened && 'linked' in opened) {
      // Everything else as it is live for most, so that all who have the link see the same.
      const view = withLinked(viewFor(snapshot), opened.linked, opened.expiresAt);
      return { view: developed(view), cookies: keep(PREVIEW, link, true) };
    }
    const visit = ownVisit(request, snapshot, isPage);
    return {
      view: developed({ ...visit.view, notice: opened?.notice ?? visit.view.notice }),
      cookies: [...visit.cookies, ...keep(PREVIEW, link, false)],
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
    isKept: request.headers.cookie?.includes(`${cookie}=`) ?? false,
  };
}

/** Keeps a good choice for the browser session and forgets one that is over or never was good. */
function keep(name: string, { text, isAsked, isKept }: Choice, isGood: boolean): Cookie[] {
  if (isGood) return isAsked ? [{ name, value: text }] : [];
  return isKept ? [{ name, value: '', maxAge: 0 }] : [];
}

/** The visitor's id in canaries; a new one where one is needed. It says nothing about the person. */
function visitorOf(request: FastifyRequest, isNeeded: boolean): { id?: string; cookies: Cookie[] } {
  const known = readCookie(request, VISITOR);
  if (known !== undefined && VISITOR_ID.test(known)) return { id: known, cookies: [] };
  if (!isNeeded) return { cookies: [] };
  const id = randomBytes(16).toString('hex');
  return { id, cookies: [{ name: VISITOR, value: id, maxAge: YEAR }] };
}
