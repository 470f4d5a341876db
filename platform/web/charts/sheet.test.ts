// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type DrawnPicture, sheetOf } from './sheet.ts'

const colours = { ground: '#ffffff', text: '#111111', quiet: '#666666' }
const picture = (title: string, height: number): DrawnPicture => ({
  drawn: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
  width: 440,
  height,
  text: { title, legend: [], lines: ['审图号：GS(2026)0000号'] },
})

test('charts lie in three columns, each row as high as its highest, with what stands beneath each', () => {
  const { drawn, width, height } = sheetOf(
    [
      { picture: picture('甲', 200), width: 2 },
      { picture: picture('乙', 300), width: 1 },
      { picture: picture('丙 <b>', 100), width: 2 },
      { picture: picture('丁', 100), width: 3 },
    ],
    colours,
  )
  const read = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawn}</svg>`,
    'image/svg+xml',
  )
  expect(read.querySelector('parsererror')).toBeNull()
  const places = [...drawn.matchAll(/<g transform="translate\((\d+) ([\d.]+)\) scale\(([\d.]+)\)">/g)].map(
    ([, ...each]) => each.map(Number),
  )
  expect(width).toBe(3 * 440 + 2 * 16 + 2 * 16)
  expect(places.map(([x]) => x)).toEqual([16, 16 + 2 * 440 + 2 * 16, 16, 16])
  expect(places[0]?.[1]).toBe(places[1]?.[1])
  for (const at of [2, 3]) expect(places[at]?.[1]).toBeGreaterThan(places[at - 1]?.[1] ?? 0)
  expect(height).toBeGreaterThan(places[3]?.[1] ?? 0)
  expect([...read.querySelectorAll('text')].filter(text => text.textContent === '审图号：GS(2026)0000号')).toHaveLength(
    4,
  )
})
