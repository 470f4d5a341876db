/** One Keycloak for all test files whose members sign in there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../../../tools/scale/free-port.ts'
import { type Keycloak, startKeycloak } from '../../../../../tools/scale/keycloak/start.ts'
import { share } from '../../../../../tools/scale/shared.ts'
import { hostOfTests, serviceSecret } from '../../host.ts'

declare module 'vitest' {
  interface ProvidedContext {
    keycloak: Pick<Keycloak, 'url' | 'issuer'>
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { given, end } = await share('keycloak', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guanlan-issuer-'))
    const origin = `http://${hostOfTests}`
    const keycloak = await startKeycloak({
      folder,
      port: await freePort(18_333),
      host: 'localhost',
      origin,
      serviceSecret,
    })
    return {
      given: { url: keycloak.url, issuer: keycloak.issuer },
      end: async () => {
        await keycloak.end('SIGKILL')
        await rm(folder, { recursive: true, force: true })
      },
    }
  })
  project.provide('keycloak', given)
  return end
}
