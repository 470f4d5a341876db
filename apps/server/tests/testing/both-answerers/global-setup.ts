/** One node of OpenSearch for all test files that run beside it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../../../tools/scale/free-port.ts'
import { startOpenSearch } from '../../../../../tools/scale/opensearch/start.ts'
import { share } from '../../../../../tools/scale/shared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    openSearchUrl: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { given, end } = await share('opensearch', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guanlan-answerer-'))
    const { nodes, urls } = await startOpenSearch({ folder, port: await freePort(18_331) })
    return {
      given: urls[0] ?? '',
      end: async () => {
        await Promise.all(nodes.map(node => node.end('SIGKILL')))
        await rm(folder, { recursive: true, force: true })
      },
    }
  })
  project.provide('openSearchUrl', given)
  return end
}
