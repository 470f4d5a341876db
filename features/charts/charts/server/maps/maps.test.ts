// The folder of maps as members meet it: none, one with a number, one that was broken and is mended while the server runs.
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { regions } from '@guanlan/engine/text'
import { openFeature } from '@guanlan/platform/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { chartsServer } from '../index.ts'
import { openMaps } from './folder.ts'

const root = await mkdtemp(join(tmpdir(), 'maps-'))
const folder = join(root, 'maps')
const faults: string[] = []
const { as } = openFeature([
  chartsServer({
    embedPage: async () => null,
    maps: openMaps(folder, (file, { key }) => faults.push(`${file.slice(-11)} ${key}`)),
  }),
])
afterAll(() => rm(root, { recursive: true }))
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  faults.length = 0
})

const outline = {
  type: 'Polygon',
  coordinates: [
    [
      [100, 30],
      [101, 30],
      [101, 31],
      [100, 30],
    ],
  ],
}
const mapOf = (codes: readonly string[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: codes.map(code => ({ type: 'Feature', properties: { adcode: Number(code) }, geometry: outline })),
  })
const country = mapOf(regions.filter(({ parent }) => parent === null).map(({ code }) => code))
let moment = Date.now() / 1000
const put = async (name: string, text: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
  moment += 5
  await utimes(join(folder, name), moment, moment)
}
const maps = async () => (await as('reader')('GET', '/inews/monitorChart/maps')).data
const map = (code: number | string) => as('reader')('GET', `/inews/monitorChart/maps/${code}`)

test('without a folder there are no maps, and nothing is wrong', async () => {
  expect(await maps()).toEqual({ maps: null, fault: null })
  expect((await map(100000)).http).toBe(404)
})

test('a folder says its number, and which places it has', async () => {
  await put('100000.json', country)
  await put('330000.json', mapOf(['330100', '330200']))
  await put('notes.txt', 'x')
  expect(await maps()).toEqual({
    maps: { name: '', approval: null, source: null, areas: [100000, 330000] },
    fault: null,
  })
  await put('map.json', '{"name":"中国地图","approval":"GS(2024)0650号"}')
  expect((await maps()).maps).toMatchObject({ name: '中国地图', approval: 'GS(2024)0650号' })
  const { http, headers, bytes } = await map(330000)
  expect([http, headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8'])
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(JSON.parse(bytes.toString()).features).toHaveLength(2)
})

test('a broken file is told once, to the reader in a sentence, and used when it is mended', async () => {
  await put('100000.json', '{')
  expect(await maps()).toEqual({ maps: null, fault: '地图文件不是 JSON，没有使用' })
  await maps()
  expect(faults).toEqual(['100000.json charts.mapNotJson'])
  expect(await map(100000)).toMatchObject({ http: 503 })
  await put('100000.json', country)
  expect((await maps()).maps).not.toBeNull()
  await put('330000.json', `${' '.repeat(2_000_001)}{}`)
  expect(await map(330000)).toMatchObject({ http: 503, msg: '地图文件超过 2 MB，没有使用' })
  expect((await map(100000)).http).toBe(200)
})

test('nothing outside the folder is named', async () => {
  await put('100000.json', country)
  for (const code of ['..%2f100000', '99999', '1000000', 'map'])
    expect((await map(code)).http, code).toBeGreaterThanOrEqual(400)
})
