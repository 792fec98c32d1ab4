/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be added to */
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { LimitName } from '../settings/config';
import type { FastifyRequest } from 'fastify';
import type { Access } from './plugins/access';
import type { Failure } from './plugins/errors';
import type { FileInText } from './plugins/file-in-text';
import type { KeyedCall } from './plugins/idempotency';
import type { CurrentUser } from './plugins/session';
import type { Upload } from './plugins/uploads';
import type { KeptAnswer } from '../kit/kept-answers';
import type { SuccessKey } from '../kit/texts';
import type { OpenSpan } from '../tracing/span';

/** What our plugins add to Fastify: everything a route can declare, and everything a handler finds. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route of the API that declares none stops start-up. */
    access?: Access;
    /** Rejects with why this caller is refused before the body is read; the service proves it again. */
    admits?: (request: FastifyRequest) => Promise<void>;
    /** Which of the named limits counts for this route; `general` where none is named. */
    limit?: Extract<
      LimitName,
      | 'register'
      | 'mailRequests'
      | 'codeTries'
      | 'messages'
      | 'offersAndApplications'
      | 'reports'
      | 'exports'
      | 'papers'
      | 'papers'
      | 'places'
      | 'money'
      | 'telemetry'
    >;
    /** The same for every visitor: its answer has a tag and may be kept by caches. */
    isPublicRead?: boolean;
    /** `false`: the answer holds a secret (a session token) and is never kept for a replay. */
    isReplayable?: boolean;
    /** Names of the file fields this route takes; the route then accepts multipart beside JSON. */
    uploads?: readonly string[];
    /** File fields that take several files, and how many. */
    uploadLists?: Readonly<Record<string, number>>;
    /** The field of a JSON body whose text may be a file in base64. */
    fileInText?: string;
  }

  interface FastifySchema {
    /** What the call does, in a sentence. A route of the API without one stops start-up where the API is described. */
    summary?: string;
    /** Codes that it answers with for reasons of its own, beside those that its access, its input and its method bring. */
    errors?: readonly ErrorCode[];
  }

  interface FastifyInstance {
    /** Before `close`: not ready any more, and each answer the last of its connection. */
    leave: () => void;
    isLeaving: () => boolean;
    /** A token that is none came from this address. */
    countBadToken: (address: string) => void;
    /** What cannot be read as a path came from this address. Rejects with RATE_LIMITED beyond the limit. */
    countUnreadable: (address: string) => Promise<void>;
  }

  interface FastifyRequest {
    /** The signed-in caller, or `undefined` on a public route called by a visitor. */
    viewer: CurrentUser | undefined;
    /** The signed-in caller. Throws NOT_SIGNED_IN for a visitor: use it behind any access but `public`. */
    readonly user: CurrentUser;
    /** An Authorization header was sent, whether its token was good or not. */
    hasToken: boolean;
    /** Files of a multipart body by field name. */
    uploads: Record<string, Upload> | undefined;
    /** Files of the fields that take several. */
    uploadLists: Record<string, Upload[]> | undefined;
    /** The file of the route's `fileInText`; in the body stands `@<hash>` in its place. */
    fileInText: FileInText | undefined;
    /** A folder for this call's body alone; it is gone with the answer. */
    incomingFolder: () => Promise<string>;
    /** Where traces are kept. */
    span?: OpenSpan | undefined;
    /** Of a call that was answered with an error. */
    failure: Failure | undefined;
    /** Set while a call with an `Idempotency-Key` is carried out. */
    idempotency: KeyedCall | undefined;
    /** Others wait for this answer; called without one they read themselves. */
    keepAnswer: ((answer?: KeptAnswer) => void) | undefined;
    /** The text of a successful answer in the caller's language: `say('jobPosted')`. */
    readonly say: (key: SuccessKey) => string;
  }
}
