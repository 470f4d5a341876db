// docs/openapi.json tells everything that is answered: addresses under other spellings, and the calls of the identity provider.
import { readFile } from 'node:fs/promises'
import { methodsOf } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { contracts } from '../features.ts'

const { paths } = JSON.parse(await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
const isListed = (method: string, path: string) => paths[path]?.[method.toLowerCase()] !== undefined

test('each call stands under its address and under every other spelling', () => {
  const all = Object.values(contracts).flatMap(contract =>
    Object.values(contract).flatMap(endpoint =>
      [endpoint.path, ...(endpoint.aliases ?? [])].flatMap(path =>
        methodsOf(endpoint).map(method => ({ method, path })),
      ),
    ),
  )
  expect(all.filter(({ method, path }) => !isListed(method, path))).toEqual([])
})

test('no two have one name', () => {
  const names = Object.values(paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['POST', 'token'],
  ['POST', 'logout'],
  ['GET', 'userinfo'],
])('the identity provider is asked %s …/%s', (method, name) =>
  expect(isListed(method, `/realms/guanlan/protocol/openid-connect/${name}`)).toBe(true),
)

interface Described {
  'x-open'?: true
  security?: object[]
  responses: Record<string, { $ref?: string }>
}
const calls = Object.values(paths).flatMap(path => Object.values(path)) as unknown as Described[]

test('what keys open is marked, and every other call is not', () => {
  const open = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries(contract).flatMap(([name, endpoint]) => (endpoint.open ? [`${feature}.${name}`] : [])),
  )
  const marked = Object.values(paths)
    .flatMap(path => Object.values(path))
    .filter(call => 'x-open' in call)
    .map(({ operationId }) => operationId.split('.').slice(0, 2).join('.'))
  expect([...new Set(marked)].sort()).toEqual(open.sort())
  for (const { 'x-open': isOpen, security } of calls)
    expect(JSON.stringify(security ?? '').includes('key')).toBe(isOpen === true)
})

test('each call says 429 and 500, each for somebody known 401, and none has a list of nothing', () => {
  for (const call of calls.filter(each => 'x-access' in each && !('servers' in each))) {
    expect(call.responses[429]?.$ref).toBe('#/components/responses/TooMany')
    expect(call.responses[500]?.$ref).toBe('#/components/responses/Fault')
    if (call.security?.length !== 0 && call.responses[401])
      expect(call.responses[401].$ref).toBe('#/components/responses/SignedOut')
  }
  for (const call of calls.filter(each => each['x-open'])) expect(JSON.stringify(call)).not.toContain('"items":{}')
  // What generators of clients refuse: a list that may hold nothing beyond its first parts.
  expect(JSON.stringify(paths)).not.toContain('"items":false')
})

test('each address has its own parameters, no more and each once', async () => {
  const { components } = JSON.parse(await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as {
    components: { parameters: Record<string, { name: string; in: string }> }
  }
  const faults = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { parameters = [] } = operation as unknown as {
        parameters?: { $ref?: string; name?: string; in?: string }[]
      }
      const all = parameters.map(each => (each.$ref ? components.parameters[each.$ref.split('/').at(-1) ?? ''] : each))
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
      const inPath = all.flatMap(each => (each?.in === 'path' ? [each.name] : [])).sort()
      const places = all.map(each => `${each?.in} ${each?.name}`)
      const isWhole = JSON.stringify(named) === JSON.stringify(inPath) && new Set(places).size === places.length
      return isWhole ? [] : [`${method} ${path}`]
    }),
  )
  expect(faults).toEqual([])
})
