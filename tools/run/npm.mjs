import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { Stop } from './say.mjs'

/** npm's own script, so that it can be run by any Node: the one that runs us, else the machine's. */
export function npmScript() {
  const beside = dirname(process.execPath)
  const candidates = [
    process.env.GUANLAN_NPM,
    process.env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap(folder => [linkTarget(join(folder, 'npm')), join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')]),
  ]
  const found = candidates.find(path => path && basename(path) === 'npm-cli.js' && existsSync(path))
  if (!found) throw new Stop('npm was not found: install it beside Node, or start with `npm start`.')
  return found
}

function linkTarget(path) {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** The part of npm's words a person can act on. */
export function explainNpm(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) {
    return "The package registry cannot be reached: connect this machine to the network (or set npm's `registry` or `proxy`) and try again."
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free some space and try again.'
  if (/EACCES|EPERM|EROFS/.test(output)) return 'This folder cannot be written by this user.'
  return output.trim().split('\n').slice(-15).join('\n')
}
