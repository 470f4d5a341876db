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
