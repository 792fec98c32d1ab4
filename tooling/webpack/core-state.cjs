const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const ENDPOINT_KINDS = ['query', 'mutation', 'infiniteQuery'];

function isEndpoint(node) {
  if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return false;
  const { expression } = node.initializer;
  return ts.isPropertyAccessExpression(expression) && ENDPOINT_KINDS.includes(expression.name.text);
}

const isCallOf = (node, name) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

/** Names of the first argument's properties; `[api.reducerPath]` is named by `createApi`. */
function plainNames(call) {
  const [slices] = call.arguments;
  if (!slices || !ts.isObjectLiteralExpression(slices)) return [];
  return slices.properties.flatMap(({ name }) => (ts.isComputedPropertyName(name) ? [] : [name.text]));
}

function reducerPathOf(call) {
  const found = call.arguments[0]?.properties?.find(({ name }) => name?.text === 'reducerPath');
  return found && ts.isStringLiteral(found.initializer) ? found.initializer.text : 'api';
}

function collect(file, names) {
  const visit = (node) => {
    if (isEndpoint(node)) names.endpoints.add(node.name.text);
    if (isCallOf(node, 'combineSlices')) plainNames(node).forEach((name) => names.reducers.add(name));
    if (isCallOf(node, 'createApi')) names.reducers.add(reducerPathOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|[\\/])testing[\\/]/.test(file);

/**
 * The reducer keys and endpoint names that the sources of the store and the api themselves have, sorted: the host
 * writes them into its release, so that the registry refuses a remote that claims one.
 */
function readCoreState(folder) {
  const names = { reducers: new Set(), endpoints: new Set() };
  const files = fs.readdirSync(folder, { recursive: true }).map(String).filter(isSource);
  for (const file of files) collect(path.join(folder, file), names);
  return { reducers: [...names.reducers].sort(), endpoints: [...names.endpoints].sort() };
}

module.exports = { readCoreState };
