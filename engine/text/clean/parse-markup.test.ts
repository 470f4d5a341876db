import { describe, expect, test } from 'vitest'
import { parseMarkup } from './parse-markup.ts'
import { plainText } from './rich-text.ts'

/** What a handler is told, and how many elements were open at most and at the end. */
function reported(markup: string, options = {}) {
  const parts: string[] = []
  let open = 0
  let deepest = 0
  const whole = parseMarkup(
    markup,
    {
      onopentag: () => void (deepest = Math.max(deepest, ++open)),
      onclosetag: () => void open--,
      ontext: text => void parts.push(text),
    },
    options,
  )
  return { text: parts.join(''), whole, deepest, open }
}
const words = (count: number) => Array.from({ length: count }, (_, n) => `词${n} `)

describe('elements deeper than any page has', () => {
  const deep = words(100_000)
  const opened = deep.map(word => `<div>${word}`).join('')

  test.each([
    ['left open', opened, ''],
    ['closed', `${opened}${'</div>'.repeat(100_000)}尾`, '尾'],
    ['closed by other names', `${opened}${'</b>'.repeat(100_000)}尾`, '尾'],
    ['of many names', deep.map((word, n) => `<x${n % 50}>${word}`).join(''), ''],
    ['with attributes and breaks', deep.map(word => `<div class="a"><br>${word}`).join(''), ''],
    ['in XML', opened, ''],
    ['in XML, some of them empty', deep.map(word => `<div><div/>${word}`).join(''), ''],
  ])('keep their text: %s', (what, markup, end) => {
    const began = process.cpuUsage()
    const { text, whole, deepest } = reported(markup, { xmlMode: what.includes('XML') })
    const { user, system } = process.cpuUsage(began)
    expect(text).toBe(deep.join('') + end)
    expect(whole).toBe(false)
    expect(deepest).toBeLessThanOrEqual(3_001)
    expect((user + system) / 1e6).toBeLessThan(3)
  })

  test('what opens and closes again beyond the limit leaves the elements below it as they were', () => {
    const full = '<div>'.repeat(3_000)
    const inner = '<section><div>甲</div><p>乙<p>丙</section>'.repeat(1_000)
    const { text, open, whole } = reported(`<main>${full}${inner}${'</div>'.repeat(3_000)}丁</main>戊`)
    expect(text).toBe(`${'甲乙丙'.repeat(1_000)}丁戊`)
    expect([open, whole]).toEqual([0, false])
  })

  test('what is no text stays hidden there', () => {
    const full = '<div>'.repeat(5_000)
    expect(plainText(`${full}<script>alert(1)</script>一<style>p{}</style><svg><text>图</text></svg>二`)).toBe('一二')
    expect(reported(`${'<svg>'.repeat(100_000)}`).deepest).toBe(6_000)
  })

  test('a page within the limit is whole', () => {
    expect(reported(`${'<div>'.repeat(2_900)}一${'</div>'.repeat(2_900)}`)).toEqual({
      text: '一',
      whole: true,
      deepest: 2_900,
      open: 0,
    })
  })
})

test('a text of fifty thousand nested paragraphs is read to its last word', () => {
  const lines = plainText('<div>词'.repeat(50_000)).split('\n')
  expect(lines).toHaveLength(50_000)
})
