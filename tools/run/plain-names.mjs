// Words that say too little in a name: what leaves a file, and files themselves, must not use them; within files they only become fewer.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Each with what to say instead (docs/recipes.md, "Names"). */
export const refusedWords = {
  asked: 'query, request',
  begun: 'started',
  belongings: 'ownedData',
  dear: 'expensive',
  deeds: 'sideEffects',
  gauges: 'quotaUsage',
  held: 'stored, inOrganisation',
  kept: 'record, stored, saved',
  likeness: 'matchScore, similarity',
  riders: 'extraRules',
  said: 'message, describe, format',
  sealer: 'secretBox',
  sought: 'query, request',
  told: 'notified, reported',
  wanted: 'query, filter, expected',
}

/** How often code within files still names something so. Lower a number when it has become too high; never raise one. */
const mostWithin = JSON.parse(readFileSync(new URL('plain-names.json', import.meta.url), 'utf8'))

/** `keptRows`, `KEPT_ROWS` and `kept-rows` have the words kept and rows. */
export const wordsOf = name =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map(word => word.toLowerCase())

const refusedIn = name => wordsOf(name).filter(word => Object.hasOwn(refusedWords, word))

/** Exported declarations of a file with a refused word. */
export const exportsOf = text =>
  [...text.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm)]
    .map(([, name]) => name)
    .filter(name => refusedIn(name).length > 0)

/** Names in the code of a file, without comments and texts. */
const namesIn = text =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
    .match(/[A-Za-z_$][\w$]*/g) ?? []

export function countWithin(texts) {
  const counts = Object.fromEntries(Object.keys(refusedWords).map(word => [word, 0]))
  for (const text of texts) for (const name of namesIn(text)) for (const word of refusedIn(name)) counts[word]++
  return counts
}

/** @param files path → text @returns sentences; none: all is well */
export function problemsOf(files, most = mostWithin) {
  const advice = name =>
    refusedIn(name)
      .map(word => `${word} → ${refusedWords[word]}`)
      .join('; ')
  const counts = countWithin(files.values())
  return [
    ...[...files.keys()]
      .filter(path => refusedIn(basename(path)).length > 0)
      .map(path => `${path}: name the file plainly (${advice(basename(path))})`),
    ...[...files].flatMap(([path, text]) => exportsOf(text).map(name => `${path}: ${name} (${advice(name)})`)),
    ...Object.entries(counts)
      .filter(([word, count]) => count > (most[word] ?? 0))
      .map(
        ([word, count]) =>
          `"${word}" is in ${count} names, ${most[word] ?? 0} at most (tools/run/plain-names.json): say ${refusedWords[word]}`,
      ),
  ]
}

/** A README is titled as its folder is called. @returns sentences */
export const titleProblem = (path, text) => {
  const folder = basename(dirname(path))
  const title = text.split('\n', 1)[0]
  return title.toLowerCase() === `# ${folder.replaceAll('-', ' ')}`
    ? []
    : [`${path}: "${title}" is not the name of its folder`]
}

export function checkPlainNames() {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const files = new Map(
    paths
      .split('\n')
      .filter(path => path && !/\.generated\.|^tools\/run\/plain-names/.test(path))
      .map(path => [path, readOr(path)]),
  )
  const titles = globSync('features/*/*/README.md').flatMap(path => titleProblem(path, readFileSync(path, 'utf8')))
  const problems = [...problemsOf(files), ...titles]
  return { passed: problems.length === 0, output: problems.join('\n') }
}

/** A file that was removed and is still listed. */
function readOr(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
