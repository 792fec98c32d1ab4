/** How long and how branched code may be. */
export const limits = {
  'max-lines': ['error', 250],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  'no-nested-ternary': 'error',
};

export const syntax = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: name what is exported.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  {
    selector:
      'CallExpression[callee.property.name=/^toBeLess/] > MemberExpression > CallExpression > BinaryExpression[left.callee.object.name=/^(Date|performance)$/]',
    message: 'A busy machine breaks it: judge what was done, or left out, in place of how long it took.',
  },
];

/** Of what runs in a browser, and is to evaluate outside one too. */
export const browserSyntax = [
  {
    selector: "CallExpression[callee.name='useSyncExternalStore'][arguments.length<3]",
    message: 'Give the snapshot for the server too: without it the page cannot be rendered there.',
  },
  {
    selector: 'Identifier[name=/^(local|session)Storage$/]',
    message: 'It throws where the browser blocks site data: use @plumbline/shared-schema/browser-storage.',
  },
  {
    selector:
      "BinaryExpression:not([left.callee.name='pressedKey']) > Literal[value=/^(Enter|Escape)$/], SwitchCase > Literal[value=/^(Enter|Escape)$/]",
    message: 'An input method may have taken the key: compare what pressedKey(event) returns.',
  },
  {
    selector: "JSXAttribute[name.name='type'] Literal[value='number']",
    message:
      'Use NumberField, MoneyField or useTypedNumber: browsers read "19,50" in a number input as 1950.',
  },
  {
    selector: 'Identifier[name=/^parse(Float|Int)$/]',
    message: 'It reads "19,50" as 19: use readNumber of @plumbline/shared-schema/typed-number.',
  },
  {
    selector:
      "CallExpression[callee.property.name='join'] > Literal[value=/^ ?[:;!?] $/], JSXExpressionContainer > Literal[value=/^ ?[:;!?]( |$)/], JSXText[value=/^\\s*[:;!?](\\s|$)/], :not(NewExpression, CallExpression[callee.type='Super']) > TemplateLiteral > TemplateElement[value.raw=/^ ?[:!?] /]",
    message: 'French puts a no-break space before it: use a text, such as ui:labelled.',
  },
];

export const formSyntax = [
  {
    selector: "CallExpression[callee.object.name='z'][callee.property.name='string']",
    message: 'What somebody types is cleaned: use a field of @plumbline/shared-schema/texts.',
  },
];

/** Of pages: what the components of shared-ui hold is not made again by hand. */
export const lookSyntax = [
  {
    selector:
      "JSXOpeningElement[name.name='Link'] > JSXAttribute[name.name='to'] :matches(CallExpression[callee.name='profilePath'], TemplateElement[value.raw='/professionals/'])",
    message: 'Use ProfileLink of @plumbline/shared-ui/text: who has left has no profile to lead to.',
  },
  {
    selector:
      "JSXOpeningElement[name.name=/^(Card|Paper)$/] > JSXAttribute[name.name='component'][value.value='article'], JSXElement[openingElement.name.name=/^(Card|Paper)$/] JSXAttribute[name.name='isCoveringCard']",
    message: 'A card made by hand: use EntryCard of @plumbline/shared-ui/layout.',
  },
  {
    selector:
      "JSXOpeningElement[name.name='EntryCard'] JSXAttribute[name.name='variant'] Literal[value='contained']",
    message: 'A card has no main button: it stands once on a screen (shared-ui/README.md).',
  },
  {
    selector:
      "JSXOpeningElement[name.name=/Button(Link)?$/] > JSXAttribute[name.name='color'] Literal[value!=/^(primary|inherit)$/]",
    message: 'A button is lime, outlined or text; red is for ConfirmDialog alone (shared-ui/README.md).',
  },
];

/** Of every source in TypeScript. */
export const sourceRules = {
  ...limits,
  'no-undef': 'off',
  'no-restricted-syntax': ['error', ...syntax],
  'no-console': 'error',
  '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/no-invalid-void-type': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
};
