import { readdir } from 'node:fs/promises'
import { runInTerminal } from './programs.mjs'
import { Stop, say } from './say.mjs'

/** Runs bench/<name>.ts, or all of them one after the other. */
export async function run([name, ...words]) {
  const all = (await readdir('bench')).filter(file => file.endsWith('.ts')).map(file => file.slice(0, -3))
  if (name && !all.includes(name)) throw new Stop(`No such measurement: ${name}. There are: ${all.sort().join(', ')}.`)
  let worst = 0
  for (const one of name ? [name] : all.sort()) {
    say(`── ${one}`)
    worst = Math.max(worst, await runInTerminal(process.execPath, [`bench/${one}.ts`, ...words]))
  }
  return worst
}
