import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { joinLanguages, oneLanguageOf, type WordsByModule, withLoader } from './one-language.ts'

const built = (code: string) => {
  const words: WordsByModule = new Map()
  const joined = joinLanguages(code, parseAst(code) as never, 'features/x/strings.ts', words)
  return { joined, words, in: (index: number) => oneLanguageOf(joined ?? code, index) }
}

test('of declared words one language is left, where it stood', () => {
  const { in: inLanguage, words } = built("export const s = phrases({ save: ['保存', '儲存', 'Save'], no: ['a'] })")
  expect(inLanguage(0)).toContain(`save: ["保存"], no: ['a'] }, "features/x/strings.ts#0")`)
  expect(inLanguage(1)).toContain('save: [,"儲存"]')
  expect(inLanguage(2)).toContain('save: [,,"Save"]')
  expect(words.get('features/x/strings.ts#0')).toEqual(new Map([['save', ['保存', '儲存', 'Save']]]))
})

test('quotes, lines and signs of texts stay, and code still reads', () => {
  const texts = [`他说"好"，don't`, 'a\\b\n`c` \u0024{d}', 'it’s “fine”, `x`']
  const { in: inLanguage } = built(`export const s = phrases({ a: ${JSON.stringify(texts)} })`)
  for (const [index, text] of texts.entries()) {
    const code = inLanguage(index).replace('export const s = ', 'return ')
    const read = new Function('phrases', code)((words: { a: string[] }) => words.a[index]) as string
    expect(read).toBe(text)
  }
})

test('what is not declared stays: other calls, other tuples, titles of places', () => {
  expect(built("const a = ['x', 'y', 'z']; other({ b: ['1', '2', '3'] })").joined).toBeNull()
  expect(built("places([{ path: '/a', title: ['甲', '甲', 'A'] }])").joined).toBeNull()
})

test('of a hidden place one title is loaded', () => {
  const code =
    "places([{ path: '/a', title: ['甲', '甲', 'A'], hidden: true }, { path: '/b', title: ['乙', '乙', 'B'] }])"
  expect(built(code).in(2)).toBe(
    `places([{ path: '/a', title: [,,"A"], hidden: true }, { path: '/b', title: ['乙', '乙', 'B'] }], "features/x/strings.ts#0")`,
  )
})

test('the page names its files for the loader and loads none of them itself', () => {
  const page = `<title>x</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <script src="./before.js"></script>`
  expect(withLoader(page, 'v1')).toBe(
    '<title>x</title>\n    <script src="/before.js" data-first="index-1.js" data-others="react-2.js" data-words="v1"></script>',
  )
})
