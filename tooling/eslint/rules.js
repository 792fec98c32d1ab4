import fs from 'node:fs';
import path from 'node:path';
import { commentSubjects, typeNames } from './word-rules.js';

/** Lint runs in the folder of a package too. */
const ROOT = path.resolve(import.meta.dirname, '../..');

const FORBIDDEN_NAMES = /(^|\/)(index\.tsx?$|(utils?|helpers?|misc|common|manager)(\.tsx?$|\/))/;

/** Names that say nothing: `index.ts`, `utils`, `helpers`, `misc`, `common`, `manager`. */
const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: 'Name the file after what it holds, not "{{name}}".' },
  },
  create: (context) => ({
    Program(node) {
      const relative = path.relative(ROOT, context.filename).replaceAll('\\', '/');
      const found = FORBIDDEN_NAMES.exec(relative);
      if (found) context.report({ node, messageId: 'name', data: { name: found[0] } });
    },
  }),
};

const entriesByFolder = new Map();

/** Absolute paths of the public entries of the package that holds `file`, from its `exports` map. */
function entriesOf(file) {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (!fs.existsSync(manifest)) continue;
    if (!entriesByFolder.has(dir)) {
      const { name, exports = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
      const targets = Object.entries(exports).filter(([, target]) => /\.tsx?$/.test(target));
      entriesByFolder.set(
        dir,
        new Map(targets.map(([key, target]) => [path.join(dir, target), name + key.slice(1)])),
      );
    }
    return entriesByFolder.get(dir);
  }
  return new Map();
}

/** The build knows a shared entry by its package name: imported by path, a lazy one could slip into the first scripts. */
const entryByName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { relative: 'Import this entry as "{{name}}".' },
  },
  create(context) {
    function check({ source }) {
      if (!source?.value.startsWith?.('.')) return;
      const base = path.resolve(path.dirname(context.filename), source.value);
      const entries = entriesOf(context.filename);
      const name = [base, `${base}.ts`, `${base}.tsx`].map((file) => entries.get(file)).find(Boolean);
      if (name) context.report({ node: source, messageId: 'relative', data: { name } });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check };
  },
};

const BROWSER_ONLY = new Set([
  'document',
  'window',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
]);

/** Does the code at `node` run when its module is loaded, rather than when somebody calls it? */
function runsAtLoad(node) {
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent) {
    if (/Function/.test(parent.type)) return false;
    if (parent.type === 'PropertyDefinition' && !parent.static && child === parent.value) return false;
  }
  return true;
}

const isTypeof = ({ parent }) =>
  parent.type === 'TSTypeQuery' || (parent.type === 'UnaryExpression' && parent.operator === 'typeof');

/** Modules are also evaluated where there is no browser. `typeof document` may be asked anywhere. */
const noBrowserAtLoad = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { global: '"{{name}}" exists in a browser only: use it in a function, not while loading.' },
  },
  create: (context) => ({
    'Program:exit'() {
      const { through, variables } = context.sourceCode.scopeManager.globalScope;
      const references = [...through, ...variables.flatMap((variable) => variable.references)];
      for (const node of new Set(references.map(({ identifier }) => identifier))) {
        if (BROWSER_ONLY.has(node.name) && !isTypeof(node) && runsAtLoad(node))
          context.report({ node, messageId: 'global', data: { name: node.name } });
      }
    },
  }),
};

const TEST = /\.test\.tsx?$|(^|\/)testing\.ts$/;

/** What `file` of `room` may import of its folder, as `rooms` of `boundaries.js` says. */
function mayImport({ rooms, file, room, target }) {
  const there = roomOf(rooms, target);
  if (TEST.test(file) && (there === rooms[0] || there === undefined || target.endsWith('/testing')))
    return true;
  if (there === undefined) return room === rooms[0];
  return rooms.indexOf(room) <= rooms.indexOf(there);
}

const roomOf = (rooms, file) => rooms.find((room) => file.startsWith(`${room}/`));

/** Imports run down the rooms of a folder, never up. */
const roomsInOrder = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          folder: { type: 'string' },
          rooms: { type: 'array', items: { type: 'string' } },
          packagesAbove: { type: 'array', items: { type: 'string' } },
        },
      },
    ],
    messages: {
      none: 'Put the file into one of {{rooms}} (tooling/eslint/boundaries.js).',
      up: '{{room}} may import only itself and {{below}} (tooling/eslint/boundaries.js).',
    },
  },
  create(context) {
    const [{ folder, rooms, packagesAbove = [] }] = context.options;
    const root = path.join(ROOT, folder);
    const inFolder = (absolute) => path.relative(root, absolute).replaceAll('\\', '/');
    const file = inFolder(context.filename);
    const room = roomOf(rooms, file);
    if (room === undefined)
      return {
        Program: (node) => context.report({ node, messageId: 'none', data: { rooms: rooms.join(', ') } }),
      };
    const below = rooms.slice(rooms.indexOf(room) + 1).join(', ') || 'packages';
    function check({ source }) {
      const from = String(source?.value ?? '');
      const isAbove = packagesAbove.some((name) => from.startsWith(`${name}/`));
      if (!from.startsWith('.') && !isAbove) return;
      const target = isAbove ? from : inFolder(path.resolve(path.dirname(context.filename), from));
      if (!mayImport({ rooms, file, room, target }))
        context.report({ node: source, messageId: 'up', data: { room, below } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** What holds a connection, by the names that it has everywhere. */
const CONNECTIONS = new Set(['database', 'executor', 'tx', 'pool']);
const STATEMENTS = new Set(['query', 'execute', 'select', 'insert', 'update', 'delete', '$count']);
const TABLES = /\/database\/(tables\/[\w-]+|schema)$/;

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name);

/** Only repositories ask the database. Everybody may name its rows by their types. */
const sqlInRepositories = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sql: 'Write SQL in the *.repository.ts of its noun, as a method whose name says what it does.',
      tables: 'Only a *.repository.ts uses tables; import their types alone.',
    },
  },
  create(context) {
    function check(node) {
      const from = node.source?.value ?? '';
      const isType = (node.importKind ?? node.exportKind) === 'type';
      if (/^drizzle-orm(\/|$)/.test(from)) context.report({ node, messageId: 'sql' });
      else if (!isType && TABLES.test(from)) context.report({ node, messageId: 'tables' });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      MemberExpression(node) {
        if (CONNECTIONS.has(nameOf(node.object)) && STATEMENTS.has(node.property.name))
          context.report({ node, messageId: 'sql' });
      },
    };
  },
};

export const plumblineRules = {
  rules: {
    'file-names': fileNames,
    'type-names': typeNames,
    'comment-subjects': commentSubjects,
    'entry-by-name': entryByName,
    'no-browser-at-load': noBrowserAtLoad,
    'rooms-in-order': roomsInOrder,
    'sql-in-repositories': sqlInRepositories,
  },
};
