// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pictureSvg, wrapped } from './picture.ts'

test('a picture says its title, what its colours mean and what it answers, and holds nothing but text of them', () => {
  const colours = { ground: '#ffffff', text: '#111111', quiet: '#666666' }
  const text = {
    title: '<script>alert(1)</script> & 声量',
    legend: [{ name: '正面<i>', colour: '#0a0' }],
    lines: ['监测项：青麓"', '很长的一句'.repeat(20)],
  }
  const { svg, width, height } = pictureSvg('<svg><g/></svg>', { width: 300, height: 200 }, text, colours)
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(read.querySelector('parsererror')).toBeNull()
  expect(read.querySelector('script')).toBeNull()
  expect(read.querySelector('title')?.textContent).toBe(text.title)
  const texts = [...read.querySelectorAll('text')].map(each => each.textContent)
  expect(texts).toContain('正面<i>')
  expect(texts).toContain('监测项：青麓"')
  expect(texts.join('')).toContain('很长的一句'.repeat(20).slice(0, 20))
  expect([width, Number(read.documentElement.getAttribute('height'))]).toEqual([300, height])
  const bottom = Math.max(...[...read.querySelectorAll('text')].map(each => Number(each.getAttribute('y'))))
  expect(bottom).toBeLessThan(height)
})

test('lines are as long as there is room, and lose nothing', () => {
  const text = '监测项：青麓 · 时间范围：2026-11-18 08:00'
  const lines = wrapped(text, 120, 11)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})
