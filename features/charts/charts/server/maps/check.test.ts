// Which files of an operator's folder are drawn, and why others are not.
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { regions } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { checkedMap, countryCode, readAbout } from './check.ts'

const square = [
  [
    [100, 30],
    [101, 30],
    [101, 31],
    [100, 30],
  ],
]
const feature = (adcode: unknown, geometry: object = { type: 'Polygon', coordinates: square }) => ({
  type: 'Feature',
  properties: { adcode, name: '某地', secret: 'x', centroid: [100.5, 30.5] },
  geometry,
})
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
const provinces = regions.filter(({ parent }) => parent === null).map(({ code }) => feature(Number(code)))
const line = feature('100000_JD', { type: 'MultiLineString', coordinates: square })

test('the country with all its provinces and the line in the South China Sea is drawn whole', () => {
  const checked = checkedMap(collection(...provinces, line), countryCode)
  const { features } = JSON.parse('body' in checked ? checked.body : '{}')
  expect(features).toHaveLength(35)
  expect(features[0].properties).toEqual({ adcode: '110000', name: '某地', cp: [100.5, 30.5] })
  expect(features.at(-1)).toMatchObject({
    properties: { adcode: '100000_JD' },
    geometry: { type: 'MultiLineString', coordinates: square },
  })
})

test.each([
  ['{', 330000, 'charts.mapNotJson'],
  ['{"type":"Topology"}', 330000, 'charts.mapNotGeoJson'],
  [collection(), 330000, 'charts.mapNotGeoJson'],
  [collection({ type: 'Feature', properties: {}, geometry: null }), 330000, 'charts.mapNotGeoJson'],
  [collection(feature(330100, { type: 'Point', coordinates: [1, 2] })), 330000, 'charts.mapShape'],
  [collection(feature(330100, { type: 'Polygon', coordinates: [[[181, 0]]] })), 330000, 'charts.mapOffEarth'],
  [collection(feature(330100, { type: 'Polygon', coordinates: ['@@encoded'] })), 330000, 'charts.mapOffEarth'],
  [collection(feature(330100, { type: 'Polygon', coordinates: [[[1, null]]] })), 330000, 'charts.mapOffEarth'],
  [
    collection(feature(330100, { type: 'Polygon', coordinates: [Array(200_001).fill([1, 2])] })),
    330000,
    'charts.mapTooFine',
  ],
  [collection(...provinces.filter(({ properties }) => properties.adcode !== 710000)), countryCode, 'charts.mapLacks'],
])('%.60s is refused', (text, code, key) => {
  const checked = checkedMap(text, code)
  expect('fault' in checked && checked.fault).toMatchObject({ key })
  if (key === 'charts.mapLacks') expect(checked).toMatchObject({ fault: { values: { names: '台湾' } } })
})

test.each([
  [
    '{"name":"中国地图","approval":"GS(2024)0650号","source":"某机构"}',
    { name: '中国地图', approval: 'GS(2024)0650号', source: '某机构' },
  ],
  ['{"name":"中国地图","approval":"  "}', { name: '中国地图', approval: null, source: null }],
  ['{}', { name: '', approval: null, source: null }],
  ['{"approval":7}', null],
  ['nonsense', null],
])('map.json of %s', (text, about) => {
  expect(readAbout(text)).toEqual(about)
})

const sample = process.env.GUANLAN_MAP_SAMPLE ?? ''
test.skipIf(!existsSync(sample))('a real file of the country, named by GUANLAN_MAP_SAMPLE, is drawn whole', () => {
  const bytes = readFileSync(sample)
  const checked = checkedMap((sample.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString(), countryCode)
  expect(JSON.parse('body' in checked ? checked.body : '{}').features).toHaveLength(35)
})
