import { takenFromSchema } from '@plumbline/shared-schema/platform-document';
import { z } from 'zod';
import { promote, startCanary, stopCanary } from '@plumbline/registry/canary';
import { verdictSchema } from '../store/verdict';
import { createPreview } from '../publishing/preview';
import { canDeploy, publish } from '../publishing/publish';
import type { RegistryContext } from '../publishing/registry-context';
import { rollback, setDisabled } from '../publishing/rollback';
import { recordVerdict } from '../publishing/verdicts';

export const BASE = '/platform/registry/v1';

export const reason = z.string().trim().min(1).max(500);
const isTrue = z
  .literal(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
/** A parameter in the address, as JSON. */
const takenFrom = z
  .string()
  .max(4000)
  .transform((text) => takenFromSchema.parse(JSON.parse(text)))
  .optional();
const percent = z.coerce.number();
const whyNot = reason.optional().transform((text) => text ?? null);

/** A call with its parameters, of which those that are wrong are refused: those of an upload stand in the address, those of an act in the body. */
export type Call<Subject> = {
  summary: string;
  parameters: z.ZodObject;
  run: (member: RegistryContext, subject: Subject & { given: unknown }) => Promise<unknown>;
};

/** `folder`: the build that was sent. */
type Upload = { name: string; folder: string };

export function call<Subject, Schema extends z.ZodObject>(
  summary: string,
  parameters: Schema,
  run: (member: RegistryContext, subject: Subject & { given: z.output<Schema> }) => Promise<unknown>,
): Call<Subject> {
  return {
    summary,
    parameters,
    run: (member, subject) => run(member, { ...subject, given: parameters.parse(subject.given) }),
  };
}

/** What a build is sent for. */
export const UPLOADS: Record<string, Call<Upload>> = {
  'can-deploy': call(
    'The judgement of publish, and nothing changes',
    z.strictObject({ numbered: isTrue }),
    async (member, { folder, given }) => ({
      outcomes: await canDeploy(member, [folder], { isNumbered: given.numbered }),
    }),
  ),
  publish: call(
    'Makes the build live for everybody',
    z.strictObject({ numbered: isTrue, from: takenFrom }),
    (member, { folder, given }) =>
      publish(member, [folder], { isNumbered: given.numbered, from: given.from }),
  ),
  canary: call(
    'Gives the build to a share of the visitors',
    z.strictObject({ numbered: isTrue, replace: isTrue, percent, reason: whyNot }),
    (member, { name, folder, given }) =>
      startCanary(member, {
        name,
        build: folder,
        percent: given.percent,
        reason: given.reason,
        isNumbered: given.numbered,
        mayReplace: given.replace,
      }),
  ),
  preview: call(
    'A signed link to the site with the build',
    z.strictObject({ hours: z.coerce.number().default(48), reason: whyNot }),
    (member, { name, folder, given }) => createPreview(member, { name, build: folder, ...given }),
  ),
};

type Act = { name: string };

/** What is done with what was sent before. */
export const ACTS: Record<string, Call<Act>> = {
  share: call(
    'Another share of the visitors for the canary that runs',
    z.strictObject({ percent, reason: whyNot }),
    (member, { name, given }) => startCanary(member, { name, ...given }),
  ),
  verdict: call(
    'Keeps what came of mounting a build in a browser',
    verdictSchema,
    async (member, { name, given }) => {
      await recordVerdict(member, name, given);
      return { problems: given.problems.length };
    },
  ),
  promote: call(
    'The canary becomes live for everybody',
    z.strictObject({ reason: whyNot }),
    (member, { name, given }) => promote(member, { name, ...given }),
  ),
  'stop-canary': call(
    'Everybody gets the live release again',
    z.strictObject({ reason }),
    async (member, { name, given }) => (await stopCanary(member, { name, ...given })) ?? {},
  ),
  rollback: call(
    'Brings back the release before the live one',
    z.strictObject({ reason }),
    (member, { name, given }) => rollback(member, { name, ...given }),
  ),
  disable: call('Takes the remote out of the site', z.strictObject({ reason }), (member, { name, given }) =>
    switched(member, { name, ...given, isDisabled: true }),
  ),
  enable: call('Brings the remote back', z.strictObject({ reason }), (member, { name, given }) =>
    switched(member, { name, ...given, isDisabled: false }),
  ),
};

async function switched(member: RegistryContext, request: Parameters<typeof setDisabled>[1]) {
  await setDisabled(member, request);
  return { isDisabled: request.isDisabled };
}
