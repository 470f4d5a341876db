// A server of its own on a new data folder, with one organisation and a person of each kind.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stop } from '../run/say.mjs'
import { signIn } from './sign-in.mjs'

export const people = ['stranger', 'member', 'admin', 'operator']
const password = 'a long enough password'
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** `headersOf` signs in anew each time: tokens do not last as long as a run. */
export async function openInstallation() {
  const port = Number(process.env.GUANLAN_FUZZ_PORT ?? 18_299)
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-fuzz-'))
  await chmod(folder, 0o755) // the database's own user has to enter it when we are root
  const env = {
    ...process.env,
    GUANLAN_PORT: String(port),
    GUANLAN_DATA: folder,
    GUANLAN_DEMO: 'off',
    GUANLAN_LOG: 'error',
    // Nobody listens there: made-up addresses are asked of no stranger.
    GUANLAN_PROXY: 'http://127.0.0.1:9',
    RES_OPTIONS: 'timeout:1 attempts:1',
  }
  const server = spawn(process.execPath, ['apps/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise(resolve => server.once('close', resolve))
  const end = async signal => {
    await close()
    process.exit(128 + constants.signals[signal])
  }
  const close = async () => {
    for (const signal of signals) process.off(signal, end)
    server.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  // A run that is ended takes its server along.
  for (const signal of signals) process.once(signal, end)
  try {
    const operatorPassword = await Promise.race([firstPassword(server), gone.then(() => null)])
    if (!operatorPassword) throw new Stop('The server did not start.')
    const accounts = { operator: { account: 'operator', password: operatorPassword } }
    const token = await signIn(origin, accounts.operator)
    const post = (path, body, orgId) => posted(origin + path, token, body, orgId)
    const org = await post('/mgrV1/org/create', { name: '模糊测试' })
    for (const [kind, role] of [
      ['member', 'member'],
      ['admin', 'orgAdmin'],
    ]) {
      accounts[kind] = { account: `fuzz-${kind}`, password }
      await post('/mgrV1/user/create', { ...accounts[kind], name: '测试成员', role }, org.id)
    }
    const headersOf = async kind =>
      accounts[kind] ? { Authorization: `Bearer ${await signIn(origin, accounts[kind])}`, orgid: String(org.id) } : {}
    return { origin, headersOf, close }
  } catch (error) {
    await close()
    throw error
  }
}

function firstPassword(server) {
  return new Promise(resolve => {
    let said = ''
    server.stdout.setEncoding('utf8').on('data', text => {
      said += text
      const found = /First operator: account operator, password (\S+)/.exec(said)
      if (found) resolve(found[1])
    })
  })
}

async function posted(url, token, body, orgId) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(orgId !== undefined && { orgId: String(orgId) }),
  }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data, msg } = await reply.json()
  if (!reply.ok) throw new Stop(`${url}: ${msg}`)
  return data
}
