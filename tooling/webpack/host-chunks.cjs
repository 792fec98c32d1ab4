const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./shares.cjs');
const { zodFiles } = require('./zod-files.cjs');

const inModules = (names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const FRAMEWORK = inModules([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-redux',
  'redux',
  '@reduxjs',
  'immer',
  'reselect',
]);
const LOOK = inModules([
  '@mui',
  '@emotion',
  'stylis',
  'i18next',
  'react-i18next',
  'clsx',
  'react-transition-group',
  '@popperjs',
]);
const ZOD = inModules(['zod']);

/** Of sources, before they are minified and compressed to a tenth. */
const WORTH_A_REQUEST = 4000;

/** The keys of zod's messages, which only schemas use, travel with it. */
const MESSAGES = path.join(ROOT, 'shared-schema/src/validation.ts');

/**
 * Forms need most schemas at once: one request instead of one for each entry. A file that runs no zod (`near`,
 * `calendar`) stays outside, so that a page which only reads an address does not load it.
 */
function isSchema() {
  const files = new Set([...zodFiles(), MESSAGES]);
  return (module) => {
    const file = module.nameForCondition?.();
    return Boolean(file) && (ZOD.test(file) || files.has(file));
  };
}

/** Source files (`name`) and folders (`name/`) of a shared package. */
const sources = (folder, names) =>
  names.map((name) => `/${folder}/src/${/[/)]$/.test(name) ? name : `${name}\\.tsx?$`}`);
/** Those that no first page needs. */
const MORE_ICONS = [
  ...fs
    .readFileSync(path.join(ROOT, 'shared-ui/src/icons/more-icons.ts'), 'utf8')
    .matchAll(/icons-material\/(\w+)/g),
].map(([, name]) => name);
const parts = (of, names) => names.map((name) => `/node_modules/${of}/${name}[/.]`);

/**
 * What pages use together comes as one file, instead of one for each shared entry. A file belongs to the group whose
 * pages all need it, so that no page loads a group for a few lines.
 */
const GROUPS = {
  /** Of nearly every page. Needs no zod: pages without a form use it too. */
  basics: [
    ...sources('shared-schema', ['options', 'more-skills', 'reasons', 'deal-options']),
    ...sources('shared-ui', ['address/', 'map/points']),
    ...parts('@mui', [
      '(material/utils|utils)/(debounce|getActiveElement|isMuiElement|owner(Document|Window)|use(Controlled|EnhancedEffect))',
    ]),
  ],
  /** The landing page has drawings of trades and looks places up, as lists of jobs do; forms of accounts have neither. */
  trades: [
    ...sources('shared-schema', ['limits', 'money', 'near']),
    ...sources('shared-api', ['directory', 'places', 'users']),
    ...sources('shared-ui', ['labels/', 'trade-scenes/']),
  ],
  /** What is typed into, and boxes to tick. */
  inputs: [
    ...sources('shared-schema', ['typed-text', 'typed-number']),
    ...sources('shared-ui', ['fields/']),
    ...parts('@mui/material', ['FormControl', 'FormHelperText', 'FormLabel', 'InputAdornment']),
    ...parts('@mui/material', ['InputBase', 'InputLabel', 'OutlinedInput', 'TextareaAutosize']),
    ...parts('@mui/material', ['Select/selectClasses']),
    ...parts('@mui/material', ['Checkbox', 'FormControlLabel', 'internal/[sS]witchBase(Classes)?']),
    ...parts('@mui/material', ['utils/mergeSlotProps', 'internal/svg-icons/(CheckBox|Indeterminate)\\w*']),
  ],
  /** Of pages with a list. */
  parts: [
    ...sources('shared-api', ['jobs', 'saved-jobs', 'applications', 'saved-searches', 'professionals']),
    ...sources('shared-schema', ['attachments']),
    ...sources('shared-ui', ['cards/', 'icons/more-icons', 'job-covers/', 'Pagination']),
    ...parts('@mui/icons-material', MORE_ICONS),
  ],
  choices: [
    ...sources('shared-ui', ['choices']),
    ...parts('@mui/material', ['FormGroup', 'Radio(Group)?', 'Switch', 'internal/svg-icons/Radio\\w+']),
    ...parts('@mui', ['(material/utils|utils)/(createChainedFunction|useId)']),
  ],
  search: [
    ...sources('shared-api', ['job-search']),
    ...sources('shared-ui', ['search/(?!SearchMap)', 'map/use-trace-location']),
    ...parts('@mui/icons-material', ['Map', 'MyLocation', 'FormatListBulleted']),
  ],
  /** What a job and a person show of what others wrote and did. */
  reviews: [
    ...sources('shared-api', ['feedbacks', 'questions']),
    ...sources('shared-schema', ['application-machine']),
    ...sources('shared-ui', ['Comparison', 'rating/', 'review-card/']),
    ...parts('@mui', [
      'material/Rating',
      'material/internal/svg-icons/Star(Border)?',
      'utils/visuallyHidden',
    ]),
  ],
  /** Of somebody's own page, their own or as others see it. */
  people: [
    ...sources('shared-api', ['live', 'portfolios', 'profile-entries']),
    ...sources('shared-schema', ['work-title']),
  ],
  /** Whoever has an account has come through its forms, which ask for passwords and codes. */
  forms: [
    ...sources('shared-ui', ['form/', 'icons/brand-icons']),
    ...parts('@mui/icons-material', ['Apple', 'Google', 'Visibility(Off)?']),
    ...sources('shared-api', ['google', 'passkeys', 'recovery', 'two-step']),
    ...sources('shared-schema', ['common-passwords']),
    ...parts('(react-hook-form|@hookform)', ['\\w+']),
  ],
  /** Of forms that ask for pictures, papers, skills or a place. */
  uploads: [
    ...sources('shared-ui', ['file-field/', 'skills-field/', 'places/(PlacePicker|Coord\\w+|TraceButton)']),
  ],
  tables: [
    ...sources('shared-api', ['prices']),
    ...sources('shared-ui', ['DataTable']),
    ...parts('@mui/material', ['Table\\w*']),
  ],
  /** Of what is written to others. */
  templates: [
    ...sources('shared-api', ['templates']),
    ...sources('shared-schema', ['template-text']),
    ...sources('shared-ui', ['templates/']),
  ],
  /** What is read: articles, terms, help. */
  reading: [...sources('shared-api', ['content', 'support']), ...sources('shared-ui', ['Accordion'])],
  motion: [
    ...parts('@mui', ['material/internal/Transition', 'utils/useValueAsRef']),
    ...parts('react-transition-group', ['esm/TransitionGroupContext']),
  ],
  dialogs: [
    ...parts('@mui/material', ['Backdrop', 'Dialog(Actions|Content|ContentText|Title)?', 'Fade', 'Modal']),
    ...parts('@mui/material', ['Portal', 'Unstable_TrapFocus', 'utils/focusable']),
    ...parts('@mui/utils', ['getScrollbarSize', 'getReactElementRef']),
  ],
};

function oneOf(tests) {
  const pattern = new RegExp(tests.join('|'));
  return (module) => pattern.test((module.nameForCondition?.() ?? '').replaceAll(path.sep, '/'));
}

/** The host's own scripts come as three files that change at different speeds, the shared ones in groups. */
function hostChunks() {
  const groups = Object.entries(GROUPS).map(([name, tests]) => [
    name,
    { test: oneOf(tests), name, priority: 15, chunks: 'async', enforce: true },
  ]);
  return {
    chunks: 'all',
    maxInitialRequests: 8,
    cacheGroups: {
      framework: { test: FRAMEWORK, name: 'framework', priority: 30, chunks: 'initial', enforce: true },
      look: { test: LOOK, name: 'look', priority: 20, chunks: 'initial', enforce: true },
      schema: { test: isSchema(), name: 'schema', priority: 10, chunks: 'async', enforce: true },
      ...Object.fromEntries(groups),
      // What several shared entries need and no group has.
      default: { minChunks: 2, minSize: WORTH_A_REQUEST, priority: -20, chunks: 'async' },
    },
  };
}

module.exports = { hostChunks };
