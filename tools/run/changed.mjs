// What a change touches: `npm test -- changed [BASE]` runs that and says what it leaves out. Everything is run before it is landed.
import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { journeysOf } from './journeys.mjs'
import { Stop } from './say.mjs'

/** Files that tests depend on without importing them: with them every unit test runs. */
const underAllTests = /^(db\/migrations\/|platform\/testing\/|package(-lock)?\.json$|vitest\.config\.ts$|tsconfig)/
const underAllJourneys = /^(package(-lock)?\.json$|playwright\.config\.ts$)/
const underGenerator =
  /^(tools\/new-feature|tools\/generate\/|platform\/|features\/[^/]+\/(server|screens)\.ts$|package(-lock)?\.json$)/
/** What other programs answer, or the product beside them; proved by the tests with them alone. */
const underScale =
  /^(apps\/server\/|platform\/server\/|features\/(people\/sign-in|articles\/articles|collecting\/intake|handling\/exports|monitors\/monitors)\/server\/|pipeline\/|db\/migrations\/|deploy\/|tools\/scale\/|vitest\.scale\.config\.ts$|package(-lock)?\.json$)/
const isTest = file => /\.test\.(tsx?|mjs)$/.test(file)
const isSource = file => /\.(tsx?|mjs|json|bin)$/.test(file)

/**
 * Files changed since the branch left `base`, those not committed among them.
 * Without a base: main, or what is not committed where main itself is checked out.
 */
export function changedFiles(base = 'main') {
  const from = git('merge-base', base, 'HEAD').trim()
  const names = git('diff', '--name-only', from) + git('ls-files', '--others', '--exclude-standard')
  return [...new Set(names.split('\n').filter(Boolean))].sort()
}

function git(...words) {
  try {
    return execFileSync('git', words, { encoding: 'utf8' })
  } catch {
    throw new Stop(`git ${words.join(' ')} failed: name a commit or branch to compare with, npm test -- changed BASE.`)
  }
}

/** The journeys and the screens that exist. */
export function whatThereIs() {
  const journeys = readdirSync('e2e')
    .filter(isTest)
    .map(name => name.replace('.test.ts', ''))
  const screens = {}
  for (const file of globSync('features/*/*/web/screens.ts'))
    screens[featureOf(file)] = [...readFileSync(file, 'utf8').matchAll(/'([\w.]+)':/g)].map(one => one[1])
  return { journeys: journeys.filter(name => name !== 'walk'), screens }
}

/**
 * @param files changed ones
 * @param there `journeys` by name, `screens` by feature
 * @returns `unit`: 'all' or the files whose tests run; `journeys`: names; `screens`: 'all' or those walked; `generator`: whether it runs; `scale`: files
 * that only tests with other programs prove whole
 */
export function planOf(files, there) {
  const product = files.filter(file => !isTest(file))
  const chosen = product.map(file => (underAllJourneys.test(file) ? 'all' : journeysOf[beginningOf(file)]))
  const own = files
    .filter(file => isTest(file) && file.startsWith('e2e/'))
    .map(file => file.slice(4, -'.test.ts'.length))
  const all = chosen.some((names, index) => names === 'all' || (names === undefined && isSource(product[index])))
  const journeys = all
    ? there.journeys
    : there.journeys.filter(name => own.includes(name) || chosen.some(names => names?.includes(name)))
  return {
    unit: files.some(file => underAllTests.test(file)) ? 'all' : files.filter(isSource),
    journeys,
    screens: all || own.includes('walk') ? 'all' : screensOf(product, there),
    generator: files.some(file => underGenerator.test(file)),
    scale: files.filter(file => /\.scale\.test\.ts$/.test(file) || (underScale.test(file) && !isTest(file))),
  }
}

const beginningOf = file =>
  Object.keys(journeysOf)
    .filter(beginning => file.startsWith(beginning))
    .sort((a, b) => b.length - a.length)[0]

/** `articles/vocabularies`; undefined: it is no feature's. */
const featureOf = file => /^features\/([^/]+\/[^/]+)\//.exec(file)?.[1]

/** A feature with screens is walked by its own; one without is behind screens of others, so all are. */
function screensOf(files, there) {
  const features = new Set(files.map(featureOf).filter(Boolean))
  if ([...features].some(feature => !there.screens[feature] && journeysOf[`features/${feature}/`]?.length)) return 'all'
  return [...features].flatMap(feature => there.screens[feature] ?? [])
}

/** What `npm test` leaves to the long tests: they are run by whoever touches it. */
export const onlyProvedLong = ({ scale }) =>
  scale.length === 0
    ? []
    : [`Touched, and with other programs only proved by npm run test:long -- scale: ${shortened(scale)}`]

const shortened = names =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')

/** One sentence a part that is not run. */
export function leftOut(plan, there) {
  const others = there.journeys.filter(name => !plan.journeys.includes(name))
  return [
    ...(plan.unit === 'all' ? [] : ['unit tests that do not import what was changed']),
    ...(others.length > 0 ? [`journeys ${others.join(', ')}`] : []),
    ...(plan.screens === 'all' ? [] : [`the walk, but for ${plan.screens.join(', ') || 'nothing'}`]),
    ...(plan.generator ? [] : ['the generator']),
  ]
}
