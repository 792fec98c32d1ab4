import fs from 'node:fs';
import path from 'node:path';
import { errorBodySchema } from '@plumbline/shared-schema/errors';
import { errorText } from '../kit/texts';
import { repositoryFolder } from '../settings/paths';

const conf = fs.readFileSync(path.join(repositoryFolder, 'deploy/nginx/busy.conf'), 'utf8');

test.each(['en', 'fr'] as const)('nginx says like a process that it is busy: %s', (language) => {
  const name = { en: 'default', fr: 'fr' }[language];
  const text = new RegExp(`map \\$language \\$busy \\{[^}]*\\b${name} '([^']+)'`).exec(conf)?.[1] ?? '';
  expect(text).toBe(errorText(language, 'BUSY'));
  const body = /\$busy_call \{\s*default '([^']+)'/.exec(conf)?.[1] ?? '';
  expect(errorBodySchema.parse(JSON.parse(body.replaceAll('$busy', text)))).toMatchObject({
    code: 'BUSY',
    error: text,
    message: text,
    errors: [text],
  });
});
