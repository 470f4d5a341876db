// What `check` looks at. A step gives { passed, output }; the output is shown when it fails.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { counts } from './budgets.mjs'
import { checkLicences } from './licences.mjs'
import { checkNamedFiles } from './named-files.mjs'
import { checkPackages } from './packages.mjs'
import { checkPlainNames } from './plain-names.mjs'
import { runQuietly, scriptOf } from './programs.mjs'
import { checkStyleClasses } from './style-classes.mjs'

/**
 * One checker each for two projects at once: each checker finds out anew what the others know already, so that four of them, as tsc has them, take
 * twice the work on two processors.
 */
export const typesOfAll = ['-b', '--checkers', '1', '--builders', '2']

const OWN_FOLDERS = ['apps', 'bench', 'e2e', 'engine', 'features', 'pipeline', 'platform', 'tools']

export async function checkSteps() {
  return [
    { name: 'types', act: types },
    { name: 'boundaries', act: () => boundaries('.dependency-cruiser.cjs') },
    { name: 'rooms', act: () => boundaries('.dependency-cruiser.rooms.cjs') },
    { name: 'lint', act: () => tool('@biomejs/biome', 'biome', ['check', '.']) },
    { name: 'unused code', act: () => tool('knip', 'knip', ['--no-progress', '--no-config-hints']) },
    { name: 'plain names', act: checkPlainNames },
    { name: 'classes of style sheets', act: checkStyleClasses },
    { name: 'licences', act: checkLicences },
    { name: 'packages that should not be there', act: checkPackages },
    { name: 'what docs of security name', act: checkNamedFiles },
    { name: 'deploy', act: async () => passedWhenZero(await runQuietly(process.execPath, ['tools/check-deploy.ts'])) },
    ...(await generatedFiles()),
  ]
}

/** What it costs is counted, where everything is checked from nothing: the count is the same on each machine, as time is not. */
async function types() {
  const { passed, output } = await tool('typescript', 'tsc', [...typesOfAll, '--extendedDiagnostics'])
  const count = instantiationsIn(output)
  if (!passed || count <= counts.instantiations) return { passed, output: output.replaceAll(diagnostic, '') }
  return {
    passed: false,
    output: `${count} instantiations of types are more than ${counts.instantiations}, the budget of tools/run/budgets.mjs: see what was added by tsc -p PROJECT --generateTrace FOLDER.`,
  }
}

/** A line of `--extendedDiagnostics`, such as `Check time:  4.592s`. */
const diagnostic = /^[A-Z][A-Za-z ]+: +[\d.]+[Ks]?\n/gm

/** Of all projects that were built. */
export const instantiationsIn = output =>
  [...output.matchAll(/^Instantiations: +(\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0)

async function tool(packageName, program, words) {
  return passedWhenZero(await runQuietly(process.execPath, [scriptOf(packageName, program), ...words]))
}

function passedWhenZero({ code, output }) {
  return { passed: code === 0, output }
}

/** Without a parser for TypeScript, dependency-cruiser sees 0 modules and is content: that is a failure. */
async function boundaries(rules) {
  const words = ['--config', rules, '--output-type', 'err', ...OWN_FOLDERS.filter(folder => existsSync(folder))]
  const { passed, output } = await tool('dependency-cruiser', 'depcruise', words)
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  if (modules > 0) return { passed, output }
  return { passed: false, output: `${output}\nNo modules were looked at: can dependency-cruiser parse TypeScript?` }
}

/** Every generator of tools/generate/ is asked whether its file is what it would write now. */
async function generatedFiles() {
  if (!existsSync('tools/generate')) return []
  const generators = (await readdir('tools/generate')).filter(name => /^[^.]+\.ts$/.test(name))
  return generators.sort().map(name => ({
    name: `generated: ${name.slice(0, -3)}`,
    act: async () => passedWhenZero(await runQuietly(process.execPath, [`tools/generate/${name}`, '--check'])),
  }))
}
