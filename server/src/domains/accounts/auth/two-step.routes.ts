import { bothStepsSchema } from '@plumbline/shared-schema/both-steps';
import { signedInSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  ownerSchema,
  recoveryCodesSchema,
  secondStepSchema,
  twoStepAnswerSchema,
  twoStepBegunSchema,
  twoStepCodeSchema,
} from '@plumbline/shared-schema/two-step';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import { BOTH_STEPS_ERRORS } from './both-steps-errors';
import { deviceOf } from './device';
import type { SecondStepService } from './second-step.service';
import type { TwoStepService } from './two-step.service';

/** `/auth/two-step`: the second step of a sign-in. */
export const secondStepRoutes: FastifyPluginAsyncZod<{ secondStep: SecondStepService }> = async (
  app,
  { secondStep },
) => {
  app.post(
    '/two-step',
    {
      config: { access: 'public', limit: 'codeTries', isReplayable: false },
      schema: {
        summary: 'Sign in: the second step',
        errors: ['CODE_INVALID', 'TWO_STEP_ENDED', 'ACCOUNT_SUSPENDED'],
        body: secondStepSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request) =>
      done(request.say('signedIn'), await secondStep.signIn(request.body, deviceOf(request))),
  );
};

/** `/users/me/two-step`. Answers with secrets are never kept for a replay. */
export const twoStepRoutes: FastifyPluginAsyncZod<{ twoStep: TwoStepService }> = async (app, { twoStep }) => {
  const config = { access: 'signedIn', isReplayable: false } as const;
  const trying = { ...config, limit: 'codeTries' } as const;

  app.get(
    '/me/two-step',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Say whether two-step sign-in is on', response: { 200: twoStepAnswerSchema } },
    },
    async ({ user }) => found(await twoStep.get(user)),
  );

  app.post(
    '/me/two-step',
    {
      config,
      schema: {
        summary: 'Begin to turn two-step sign-in on',
        errors: ['PASSWORD_INCORRECT', 'TOO_MANY_SIGN_INS', 'TWO_STEP_ON', 'USER_NOT_FOUND'],
        body: ownerSchema,
        response: { 200: twoStepBegunSchema },
      },
    },
    async ({ user, body, ip }) => found(await twoStep.begin(user, { ...body, address: ip })),
  );

  app.put(
    '/me/two-step',
    {
      config: trying,
      schema: {
        summary: 'Turn two-step sign-in on with a code',
        errors: ['CODE_INVALID', 'TWO_STEP_ON', 'TWO_STEP_NOT_BEGUN', 'USER_NOT_FOUND'],
        body: twoStepCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async ({ user, body, say }) => done(say('twoStepOn'), { data: await twoStep.confirm(user, body) }),
  );

  app.post(
    '/me/two-step/recovery-codes',
    {
      config: trying,
      schema: {
        summary: 'Make new recovery codes',
        errors: [...BOTH_STEPS_ERRORS, 'TWO_STEP_NOT_BEGUN'],
        body: bothStepsSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async ({ user, body, ip, say }) =>
      done(say('recoveryCodesMade'), { data: await twoStep.renewCodes(user, { ...body, address: ip }) }),
  );

  app.post(
    '/me/two-step/off',
    {
      config: trying,
      schema: {
        summary: 'Turn two-step sign-in off',
        errors: BOTH_STEPS_ERRORS,
        body: bothStepsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, body, ip, say }) => {
      await twoStep.turnOff(user, { ...body, address: ip });
      return done(say('twoStepOff'));
    },
  );
};
