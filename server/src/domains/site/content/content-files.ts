import fs from 'node:fs';
import path from 'node:path';
import type { ContentLanguage } from '@plumbline/shared-schema/content';
import type { z } from 'zod';
import { unbroken } from './unbroken';

type Head = Record<string, string>;

/** A file with `key: value` lines between two `---`, and its text. */
export function readDocument(file: string, language: ContentLanguage): { head: Head; text: string } {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(file, language)) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${file}: no head between two lines of ---`);
  const pairs = head.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  return { head: Object.fromEntries(pairs) as Head, text };
}

export const readText = (file: string, language: ContentLanguage) =>
  unbroken(fs.readFileSync(file, 'utf8'), language);

/** The names of a folder's files without their `.md`. */
export function namesIn(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'));
}

/** What was read, as its schema says; else an error that names file and field. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
