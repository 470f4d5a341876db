// Classes of style sheets: each that a `*.module.css` has is used by a module that imports the sheet, and each that is used is there.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Classes that a sheet has, without those of `:global(…)`. */
export function classesOf(sheet) {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector)
  return new Set(selectors.flatMap(selector => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name)))
}

/**
 * What a module uses of each sheet it imports: names; beginnings of names (`styles[`level${level}`]`); or all of it, where the name is
 * known only when it runs (`styles[kind]`) or the sheet is handed on.
 */
export function usesOf(path, text) {
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)].map(([line, name, from]) => {
    const rest = text.replace(line, '')
    const places = [
      ...rest.matchAll(new RegExp(`(?<![\\w.'"-])${name}\\b(?!['":-])(?:\\.(\\w+)|\\[\`([\\w-]+)\\$)?`, 'g')),
    ]
    return {
      sheet: join(dirname(path), from),
      names: places.flatMap(([, used]) => used ?? []),
      beginnings: places.flatMap(([, , beginning]) => beginning ?? []),
      all: places.some(([, used, beginning]) => used === undefined && beginning === undefined),
    }
  })
}

/** @param sheets path → text @param modules path → text @returns sentences; none: all is well */
export function problemsOf(sheets, modules) {
  const uses = [...modules].flatMap(([path, text]) => usesOf(path, text).map(use => ({ ...use, path })))
  return [...sheets].flatMap(([sheet, text]) => {
    const classes = classesOf(text)
    const own = uses.filter(use => use.sheet === sheet)
    const isUsed = name =>
      own.some(
        use => use.all || use.names.includes(name) || use.beginnings.some(beginning => name.startsWith(beginning)),
      )
    return [
      ...[...classes].filter(name => !isUsed(name)).map(name => `${sheet}: nobody uses .${name}`),
      ...own.flatMap(({ path, names }) =>
        [...new Set(names)].filter(name => !classes.has(name)).map(name => `${path}: ${sheet} has no .${name}`),
      ),
    ]
  })
}

export function checkStyleClasses() {
  const patterns = ['*.module.css', '*.ts', '*.tsx']
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter(path => path && existsSync(path))
  const files = new Map(paths.map(path => [path, readFileSync(path, 'utf8')]))
  const isSheet = path => path.endsWith('.css')
  const problems = problemsOf(
    new Map([...files].filter(([path]) => isSheet(path))),
    new Map([...files].filter(([path]) => !isSheet(path))),
  )
  return { passed: problems.length === 0, output: problems.join('\n') }
}
