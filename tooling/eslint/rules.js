import fs from 'node:fs';
import path from 'node:path';

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
      const relative = path.relative(context.cwd, context.filename).replaceAll('\\', '/');
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

/** A relative import of a public entry makes a second copy of it at run time: share keys are package names. */
const entryByName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { relative: 'Import this entry as "{{name}}", or two copies appear.' },
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

export const plumblineRules = {
  rules: {
    'file-names': fileNames,
    'entry-by-name': entryByName,
    'no-browser-at-load': noBrowserAtLoad,
  },
};
