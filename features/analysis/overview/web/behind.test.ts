import type { Overview } from '@guanlan/features/charts/charts/contract'
import { authorIs, filtersOfRemainder, mediaTypeIs, pointOf, regionIs } from '@guanlan/features/charts/charts/web'
import { describe, expect, test } from 'vitest'
import { behind } from './behind.ts'

const requested = { monitor: 7, from: '2026-11-20T00:30:00.000Z', to: '2026-11-20T02:15:00.000Z' }
const names = [
  { code: '440000', short: '广东', parent: null },
  { code: '440300', short: '深圳', parent: '440000' },
  { code: '110000', short: '北京', parent: null },
]

describe('the articles behind a number', () => {
  test('carry the monitor and the very moments it was counted in', () => {
    const address = behind(requested)()
    expect(address.startsWith('/monitorData?')).toBe(true)
    const search = new URLSearchParams(address.split('?')[1])
    expect([search.get('monitor'), search.get('from'), search.get('to')]).toEqual(['7', requested.from, requested.to])
  })
  test('another slice has another address', () => {
    const open = behind(requested)
    const addresses = [open(), open({ filters: [mediaTypeIs('web')] }), open({ filters: [authorIs('a,b')] })]
    expect(new Set(addresses).size).toBe(3)
  })
  test('a point of the trend ends before the next one and within the range', () => {
    const at = (hour: string) => ({ at: `2026-11-20T${hour}:00:00.000Z` })
    const overview = { trend: [at('00'), at('01'), at('02')] } as Overview
    expect([0, 1, 2].map(index => pointOf(overview, index, requested))).toEqual([
      { from: requested.from, to: '2026-11-20T00:59:59.999Z' },
      { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T01:59:59.999Z' },
      { from: '2026-11-20T02:00:00.000Z', to: requested.to },
    ])
  })
  test('a region stands with all places in it, and one that is not known by the code of none', () => {
    expect([regionIs(440000), regionIs(null)]).toEqual([
      { field: 'region', is: 'is', values: ['440000'] },
      { field: 'region', is: 'is', values: ['0'] },
    ])
  })
  test('the rest of a province is what lies in none of its cities', () => {
    expect(filtersOfRemainder('mentioned', 440000, names)).toEqual([
      { field: 'mentioned', is: 'is', values: ['440000'] },
      { field: 'mentioned', is: 'isNot', values: ['440300'] },
    ])
    expect(filtersOfRemainder('region', 440300, names)).toEqual([{ field: 'region', is: 'is', values: ['440300'] }])
  })
})
