// Who may import whom (docs/architecture.md). Each rule says in its comment why it exists.

/** Areas of features in the order of the floors: each imports only areas before it. */
const { areas } = require('./features/areas.ts')
const OURS = '^(apps|features|pipeline|engine|platform|db|bench|e2e|tools)/'
const FEATURE_DOORS =
  '^features/[^/]+/[^/]+/(contract\\.ts|strings\\.ts|server/index\\.ts|web/index\\.ts|web/(screens|findables)\\.ts)$'
/** Where an area lists its features; only who assembles the product reads them. */
const AREA_LISTS = '^features/[^/]+/(server|screens|findables|record-words)\\.ts$'
/** The server half of articles is six rooms, each with a door of its own. */
const ROOM_DOORS = '^features/articles/articles/server/[^/]+/index\\.ts$'
/** What a feature makes for tests of others, its own rows for instance. */
const FOR_TESTS = '^features/[^/]+/[^/]+/server/testing/'
/** Screens and servers that tests of the web kit use. */
const WEB_TESTING = '^platform/web/testing/'
/** The pipeline as several of its tests open it; a rule below keeps everything else out. */
const PIPELINE_TESTING = '^pipeline/testing/'
const TEST = '\\.test\\.tsx?$'
const TEST_OR_TESTING = [TEST, '/testing/']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'What imports each other, be it types, can be neither understood, tested nor moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'An import that leads nowhere fails on the machine of a user, not here.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine is pure text and rules: usable, testable and measurable without product or database.',
      severity: 'error',
      from: { path: '^engine/', pathNot: TEST },
      to: { path: OURS, pathNot: '^engine/' },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'The tools stay useful to every feature because they know none.',
      severity: 'error',
      from: { path: '^platform/', pathNot: TEST },
      to: { path: '^(apps|features|pipeline|bench|e2e|tools)/' },
    },
    {
      name: 'features-look-down',
      comment: 'What the product can do must not depend on how it is assembled or how data gets in.',
      severity: 'error',
      from: { path: '^features/', pathNot: TEST },
      to: { path: '^(apps|pipeline|bench|e2e|tools)/' },
    },
    ...areas.slice(0, -1).map((area, floor) => ({
      name: 'areas-look-down',
      comment:
        'Areas stand on each other in the order of features/areas.ts: what is below is understood and moved without what is above.',
      severity: 'error',
      from: { path: `^features/${area}/`, pathNot: TEST_OR_TESTING },
      to: { path: `^features/(${areas.slice(floor + 1).join('|')})/` },
    })),
    {
      name: 'features-in-an-area',
      comment: 'A folder that is in no area of features/areas.ts would be above and below everything.',
      severity: 'error',
      from: {},
      to: { path: '^features/[^/]+/', pathNot: `^features/(${areas.join('|')})/` },
    },
    {
      name: 'features-by-their-doors',
      comment: 'Behind its door a feature may change freely: others see contract, strings, server/index and web/index.',
      severity: 'error',
      from: { path: '^features/([^/]+/[^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', FEATURE_DOORS, ROOM_DOORS, FOR_TESTS] },
    },
    {
      name: 'areas-list-their-own',
      comment:
        'The list of an area reads as its table of contents: each feature by its doors; of areas below it may hand on what their doors give.',
      severity: 'error',
      from: { path: AREA_LISTS },
      to: { path: '^features/', pathNot: [FEATURE_DOORS, ROOM_DOORS] },
    },
    {
      name: 'areas-are-joined-by-apps',
      comment: 'A feature that reads the list of an area depends on all of its features.',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: AREA_LISTS },
    },
    {
      name: 'features-by-their-doors-from-above',
      comment: 'Apps and the pipeline enter a feature by the same doors as everybody.',
      severity: 'error',
      from: { path: '^(apps|pipeline)/', pathNot: [TEST, PIPELINE_TESTING] },
      to: { path: '^features/', pathNot: [FEATURE_DOORS, ROOM_DOORS, AREA_LISTS] },
    },
    {
      name: 'features-in-no-circle',
      comment: 'Two features that need each other are one feature, or need a third beneath them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^features/([^/]+/[^/]+)' },
      to: { circular: true, path: '^features/', pathNot: '^features/$1' },
    },
    {
      name: 'pipeline-looks-down',
      comment: 'Articles arrive the same way whichever program runs the pipeline.',
      severity: 'error',
      from: { path: '^pipeline/', pathNot: TEST },
      to: { path: '^(apps|bench|e2e|tools)/' },
    },
    {
      name: 'stages-meet-in-the-flow',
      comment:
        'A stage takes items and gives items; only flow.ts names two stages, so the whole way is read in one file.',
      severity: 'error',
      from: { path: '^pipeline/([^/]+)/', pathNot: [TEST, PIPELINE_TESTING] },
      to: { path: '^pipeline/', pathNot: ['^pipeline/$1/', '^pipeline/items\\.ts$'] },
    },
    {
      name: 'web-code-stays-in-the-browser',
      comment: 'Browser code that reaches server code ships it, with what it knows, to everyone.',
      severity: 'error',
      from: {
        path: ['^(features/[^/]+/[^/]+/web|platform/web|apps/web)/', '^features/[^/]+/(screens|findables)\\.ts$'],
        pathNot: [TEST, WEB_TESTING],
      },
      to: {
        path: [
          '^(features/[^/]+/[^/]+/server|platform/server|platform/testing|apps/server|pipeline)/',
          '^features/[^/]+/server\\.ts$',
        ],
      },
    },
    {
      name: 'tests-of-screens-know-no-server',
      comment:
        'One that reads a file of the server brings the types of its database into the project of screens: a test of both stands in the folder of the feature.',
      severity: 'error',
      from: { path: ['^(features/[^/]+/[^/]+/web|platform/web|apps/web)/.*\\.test\\.tsx?$'] },
      to: { path: '^(features/[^/]+/[^/]+/server|platform/server|apps/server|pipeline)/' },
    },
    {
      name: 'test-screens-stay-in-tests',
      comment: 'What exists to try the kit must not reach anybody who uses the product.',
      severity: 'error',
      from: { pathNot: [TEST, WEB_TESTING, '^bench/'] },
      to: { path: WEB_TESTING },
    },
    {
      name: 'server-code-draws-nothing',
      comment: 'The server starts without React and its screens: faster, smaller, and testable alone.',
      severity: 'error',
      from: {
        path: ['^(features/[^/]+/[^/]+/server|platform/server|apps/server|pipeline)/', '^features/[^/]+/server\\.ts$'],
        pathNot: TEST,
      },
      to: {
        path: ['^(features/[^/]+/[^/]+/web|platform/web|apps/web)/', '^features/[^/]+/(screens|findables)\\.ts$'],
      },
    },
    {
      name: 'contracts-are-light',
      comment: 'Both sides load every contract: zod, the contract language and the rule language, nothing heavier.',
      severity: 'error',
      from: { path: ['^features/[^/]+/[^/]+/(contract|strings)\\.ts$', '^features/[^/]+/[^/]+/(contract|strings)/'] },
      to: {
        pathNot: [
          '^features/[^/]+/[^/]+/(contract|strings)\\.ts$',
          '^features/[^/]+/[^/]+/(contract|strings)/',
          '^platform/contract/index\\.ts$',
          '^engine/rules/',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'contract-language-is-light',
      comment: 'What every contract loads loads in the browser too.',
      severity: 'error',
      from: { path: '^platform/contract/', pathNot: TEST },
      to: { pathNot: ['^platform/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'platform-by-its-doors',
      comment: 'Features build on what the platform promises, not on how it keeps the promise.',
      severity: 'error',
      from: { path: '^(apps|features|pipeline)/' },
      to: { path: '^platform/', pathNot: '^platform/(contract|server|web|testing)/index\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Test databases and their server are never part of what runs.',
      severity: 'error',
      from: { path: OURS, pathNot: [TEST, '^platform/testing/', '^(bench|e2e|tools|apps/server/tests)/', '/testing/'] },
      to: { path: '^platform/testing/' },
    },
    {
      name: 'testing-of-the-pipeline-is-for-its-tests',
      comment: 'It enters features past their doors, as tests may and nothing that runs.',
      severity: 'error',
      from: { pathNot: [TEST, PIPELINE_TESTING] },
      to: { path: PIPELINE_TESTING },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true, // imports of types count for every rule
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.tsc|\\.runtime|data)/|(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
