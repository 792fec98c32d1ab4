import type { FastifyInstance } from 'fastify';
import { UndeclaredAnswer } from './written-answers';

type Answers = Record<string, { description: string } | undefined>;
type Document = { paths: Record<string, Record<string, { responses: Answers }> | undefined> };

/**
 * Records every answer of a test server; `undocumented` lists those since its last call that the OpenAPI document lacks. Call it
 * before the server is ready. Declare these at their route. `undeclared`: what was wrong with answers that are not
 * what their route declares.
 */
export function watchAnswers(http: FastifyInstance): { undocumented: () => string[]; undeclared: string[] } {
  const undeclared: string[] = [];
  http.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof UndeclaredAnswer) undeclared.push(error.message);
  });
  const seen = new Set<string>();
  http.addHook('onResponse', async ({ method, is404, routeOptions, failure }, { statusCode }) => {
    if (!is404 && routeOptions.url !== undefined)
      seen.add([method, routeOptions.url, statusCode, failure?.code ?? ''].join(' '));
  });
  return {
    undeclared,
    undocumented: () => {
      // Production has none.
      if (!http.hasDecorator('swagger')) return [];
      const document = http.swagger() as unknown as Document;
      const answers = [...seen];
      seen.clear();
      return answers.filter((answer) => !isDocumented(document, answer));
    },
  };
}

/** Paths that are not in it belong to the site. */
function isDocumented({ paths }: Document, answer: string): boolean {
  const [method = '', url = '', status = '', code = ''] = answer.split(' ');
  const path = url.replace(/(?<=.)\/$/, '').replaceAll(/:(\w+)/g, '{$1}');
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return true;
  const described = operation.responses[status]?.description;
  return described !== undefined && (code === '' || described.split(', ').includes(code));
}
