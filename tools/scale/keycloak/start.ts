/** A Keycloak for tests: one process on loopback with the realm that operators import (`deploy/keycloak/realm.json`), its data in a folder. */

import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { java } from '../parts/java.ts'
import { keycloak, keycloakWords } from '../parts/keycloak.ts'
import { answers, type Running, run } from '../running.ts'

const realm = fileURLToPath(new URL('../../../deploy/keycloak/realm.json', import.meta.url))

export interface Keycloak extends Running {
  /** Origin. */
  url: string
  issuer: string
}

/** Its first administrator. */
export const keycloakAdministrator = { account: 'admin', password: 'admin of the tests' }

/**
 * @param host the client of the realm, name of a host of ours
 * @param origin where that host is reached
 * @param serviceSecret of the service account
 *
 * Started again with the same folder, it has what it had.
 */
export async function startKeycloak(setting: {
  folder: string
  port: number
  host: string
  origin: string
  serviceSecret: string
}): Promise<Keycloak> {
  const { folder, port } = setting
  const home = join(folder, 'keycloak')
  if (!existsSync(home)) await cp(await keycloak(), home, { recursive: true })
  await mkdir(join(home, 'data/import'), { recursive: true })
  await copyFile(realm, join(home, 'data/import/realm.json'))
  const url = `http://127.0.0.1:${port}`
  const issuer = `${url}/realms/guanlan`
  const words = [
    'start',
    '--optimized',
    '--cache=local',
    '--import-realm',
    '--http-enabled=true',
    '--http-host=127.0.0.1',
  ]
  const running = await run({
    file: await java(),
    words: keycloakWords(home, [...words, `--http-port=${port}`, `--hostname=${url}`]),
    log: join(folder, 'keycloak.log'),
    env: {
      ...process.env,
      GUANLAN_HOST: setting.host,
      GUANLAN_ORIGIN: setting.origin,
      GUANLAN_SERVICE_SECRET: setting.serviceSecret,
      KC_BOOTSTRAP_ADMIN_USERNAME: keycloakAdministrator.account,
      KC_BOOTSTRAP_ADMIN_PASSWORD: keycloakAdministrator.password,
    },
    isUp: () => answers(`${issuer}/.well-known/openid-configuration`),
    patience: 240,
  })
  return { ...running, url, issuer }
}
