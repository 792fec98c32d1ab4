const fs = require('node:fs');
const ts = require('typescript');

const EVERYTHING = '*';

function namedIn(clause) {
  if (!clause) return [];
  const named = clause.namedBindings;
  const names = !named
    ? []
    : ts.isNamespaceImport(named)
      ? [EVERYTHING]
      : named.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(importedName);
  return clause.name ? ['default', ...names] : names;
}

function importedName({ propertyName, name }) {
  return (propertyName ?? name).text;
}

function reexported({ exportClause }) {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [EVERYTHING];
  return exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(importedName);
}

/** `(await import(key)).name` and `const { name } = await import(key)`; anything else may use everything. */
function awaited(call) {
  let node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isPropertyAccessExpression(node) && node.name.text !== 'then') return [node.name.text];
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    const isRest = node.name.elements.some(({ dotDotDotToken }) => dotDotDotToken);
    return isRest ? [EVERYTHING] : node.name.elements.map(importedName);
  }
  return [EVERYTHING];
}

function isImportCall(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** What one node takes from which module; types leave no trace in a build, so they do not count. */
function takenBy(node) {
  if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
    return [node.moduleSpecifier, namedIn(node.importClause)];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    return [node.moduleSpecifier, reexported(node)];
  }
  return isImportCall(node) ? [node.arguments[0], awaited(node)] : undefined;
}

function collect(file, add) {
  const visit = (node) => {
    const [specifier, names] = takenBy(node) ?? [];
    if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text, names);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

/** The modules a source file imports when it runs. */
function importsOf(file) {
  const keys = [];
  collect(file, (key) => keys.push(key));
  return keys;
}

/**
 * What these source files use of the shared exports, each with what it asks for now:
 * share key → export → required props or arguments. Keys that are not in `shared` (libraries) are left out.
 */
function usedExports(files, shared) {
  const used = new Map();
  for (const file of files) {
    collect(file, (key, names) => {
      if (!Object.hasOwn(shared, key)) return;
      const all = names.flatMap((name) => (name === EVERYTHING ? Object.keys(shared[key]) : [name]));
      used.set(key, new Set([...(used.get(key) ?? []), ...all]));
    });
  }
  return Object.fromEntries(
    [...used]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, names]) => [
        key,
        Object.fromEntries([...names].sort().map((name) => [name, shared[key][name] ?? []])),
      ]),
  );
}

module.exports = { importsOf, usedExports };
