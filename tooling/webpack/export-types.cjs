const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const OPTIONS = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  types: [],
};

/** Names required by every overload. */
function common(lists) {
  return lists.length === 0
    ? []
    : lists.reduce((all, list) => all.filter((name) => list.includes(name))).sort();
}

function isOptional(parameter) {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration)) return false;
  return Boolean(declaration.questionToken || declaration.initializer || declaration.dotDotDotToken);
}

function requiredProps(checker, type) {
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name);
}

/** A component starts with a capital, as in JSX. */
function requiredBy(checker, name, type) {
  const isComponent = /^[A-Z][a-z]/.test(name);
  return common(
    type.getCallSignatures().map((signature) => {
      const parameters = signature.getParameters();
      if (!isComponent) {
        return parameters.filter((one) => !isOptional(one)).map((_one, index) => `argument ${index + 1}`);
      }
      return parameters[0] ? requiredProps(checker, checker.getTypeOfSymbol(parameters[0])) : [];
    }),
  );
}

function exportsOf(checker, source) {
  const symbol = source && checker.getSymbolAtLocation(source);
  const values = (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) => {
    const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(target.flags & ts.SymbolFlags.Value)) return [];
    return [[exported.name, requiredBy(checker, exported.name, checker.getTypeOfSymbol(target))]];
  });
  return Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function slotsOf(checker, source) {
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .find(({ name }) => name === 'SlotContract');
  const contract = checker.getDeclaredTypeOfSymbol(symbol);
  return Object.fromEntries(
    checker
      .getPropertiesOfType(contract)
      .map((slot) => [slot.name, requiredProps(checker, checker.getTypeOfSymbol(slot)).sort()]),
  );
}

/** `entries`: key and file of each module; `contract`: the file of `SlotContract`. */
function readTypes({ entries, contract }) {
  const program = ts.createProgram([...entries.map(([, file]) => file), contract], OPTIONS);
  const checker = program.getTypeChecker();
  const sourceOf = (file) => program.getSourceFile(path.resolve(file));
  return {
    exports: Object.fromEntries(entries.map(([key, file]) => [key, exportsOf(checker, sourceOf(file))])),
    slots: slotsOf(checker, sourceOf(contract)),
  };
}

if (require.main === module) {
  process.stdout.write(JSON.stringify(readTypes(JSON.parse(fs.readFileSync(0, 'utf8')))));
}

module.exports = { readTypes };
