import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { contractOfBrowsers, ofServers } from './contracts-of-browsers.ts'

const built = (code: string) => contractOfBrowsers(code, parseAst(code) as never)
/** Without the mark that a declaration does nothing else. */
const plain = (code: string) =>
  built(code)?.replaceAll('/* @__PURE__ */ (() => (', '').replaceAll('))()', '').replace(/ +/g, ' ')

test('of a call what the server alone reads is left out, and what it is sent with stays', () => {
  expect(
    plain(
      `const calls = { list: { open: true, ...viewing, method: 'POST', path, summary: 'A, b', body: Question, reply: listOf(z.object({ a: b })), reads: true } }`,
    ),
  ).toBe("const calls = { list: { ...viewing, method: 'POST', path, body: Question, } }")
  expect(plain("const one = { method: 'GET', path, summary: 's', params: ById, reply }")).toBe(
    "const one = { method: 'GET', path, params: ById, }",
  )
})

test('an object that only has a word of theirs stays', () => {
  expect(built("const a = { summary: 's', undo: true }")).toBeNull()
  expect(built("const a = { reply: 's', limit: 3 }")).toBeNull()
})

test('the shape of records goes with the replies of their calls', () => {
  expect(
    plain("const { remove, ...calls } = recordCalls({ path, name: 'a', listed: 'All', Question, Draft, Record: Row })"),
  ).toBe("const { remove, ...calls } = recordCalls({ path, name: 'a', Question, Draft, })")
})

test('descriptions go, also several in one chain and at its end', () => {
  expect(plain("const a = z.object({ b: z.string().max(3).describe('b, c').default('') }).describe(`d`)")).toBe(
    "const a = z.object({ b: z.string().max(3).default('') })",
  )
  expect(built('const a = { b: thing.describe(name) }')).toBeNull()
})

test('a declaration is marked as one that does nothing else, and makes the same', () => {
  const code = "export const a = one({ b: two('x').describe('y') }), c = 3"
  expect(built(code)).toBe("export const a = /* @__PURE__ */ (() => (one({ b: two('x') })))(), c = 3")
})

test('no code of browsers asks for what is left out', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const files = globSync('{platform/web,features/*/*/web,apps/web/{shell,start,guard,hosts}}/**/*.{ts,tsx}', {
    cwd: root,
  })
  const lookup = new RegExp(
    `endpoint\\??\\.(${[...ofServers].join('|')})\\b|'(${[...ofServers].join('|')})' in .*endpoint`,
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter(file => lookup.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
