// Keys that schemas use as messages are plain text to the compiler: here each is looked up.
import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { platformStrings } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { areas } from '../../../features/areas.ts'
import { features } from '../features.ts'

const folders = new URL('../../../features/', import.meta.url)

/** Of the feature in a folder, which may be called otherwise than the folder. */
async function nameOf(folder: string): Promise<string> {
  const contract = await import(new URL(`${folder}/contract.ts`, folders).href).catch(() => ({}))
  return features.find(feature => Object.values(contract).includes(feature))?.name ?? folder.split('/').at(-1) ?? folder
}

/** Of contract.ts and, where it is in parts, of contract/. */
async function contractText(feature: URL): Promise<string> {
  const parts = await readdir(new URL('contract/', feature)).catch(() => [])
  const files = ['contract.ts', ...parts.filter(part => !part.endsWith('.test.ts')).map(part => `contract/${part}`)]
  return (await Promise.all(files.map(file => readFile(new URL(file, feature), 'utf8').catch(() => '')))).join('\n')
}

test('every sentence that a contract names exists', async () => {
  const names = areas.flatMap(area => readdirSync(new URL(area, folders)).map(name => ({ name: `${area}/${name}` })))
  const words = new Map<string, object>([['platform', platformStrings]])
  for (const { name } of names) {
    const own = await import(new URL(`${name}/strings.ts`, folders).href).catch(() => null)
    if (own) words.set(await nameOf(name), own.strings)
  }
  words.set('pipeline', (await import('@guanlan/pipeline')).pipelineStrings)
  const unknown: string[] = []
  let looked = 0
  for (const { name } of names) {
    const text = (await contractText(new URL(`${name}/`, folders))).replaceAll(/borrows: \[[^\]]*\]/g, '')
    for (const [, of = '', key = ''] of text.matchAll(
      /(?<!permission: |path: |makerNeeds: |borrows: ).'([a-z]\w*)\.([a-z]\w*)'/g,
    )) {
      const known = words.get(of)
      if (!known || text.includes(`permission: '${of}.${key}'`)) continue
      looked++
      if (!Object.hasOwn(known, key)) unknown.push(`${name}: ${of}.${key}`)
    }
  }
  expect(looked).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})
