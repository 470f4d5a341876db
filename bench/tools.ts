/**
 * What tools cost: `npm run bench -- tools [--hashes N]`. A cloud of one megabyte of text; the same picture among so many hashes of one organisation; how many of 200 drawn pictures
 * are found again after they were made smaller, compressed, mirrored or cut, and how many others are.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { generalCutter } from '../engine/text/testing/general-cutter.ts'
import { searchPictures } from '../features/tools/recognition/server/pictures.ts'
import { CloudOptions } from '../features/tools/word-clouds/contract.ts'
import { countWords } from '../features/tools/word-clouds/server/count-words.ts'
import { hashPicture, type PictureHash } from '../platform/server/index.ts'
import { drawnPicture } from '../platform/testing/index.ts'
import { rowsOf } from '../tools/eval/text/packed.ts'
import { withMillion } from './boards/million.ts'
import { dataBeside } from './data.ts'
import { line, machine, spread, time, timed } from './machine.ts'

const { values } = parseArgs({
  options: { hashes: { type: 'string', default: '1000000' }, pictures: { type: 'string', default: '200' } },
})
const print = (text: string) => process.stdout.write(`${text}\n`)
print(machine())

const news = rowsOf<{ body: string }>(dataBeside, 'news/cctv_xinwenlianbo') ?? []
let text = ''
for (const { body } of news) {
  if (Buffer.byteLength(text) > 1_000_000) break
  text += body
}
if (text !== '') {
  const cutter = generalCutter()
  const cloud = await time(10, async () => countWords(text, CloudOptions.parse({}), cutter))
  print(line('cloud of 1 MB of text (must 400, aim 200)', cloud))
}

/** Each made of the picture as it was drawn. */
const changes: Readonly<Record<string, (seed: number) => Promise<Buffer>>> = {
  'compressed (JPEG 40)': seed => drawnPicture(seed).jpeg({ quality: 40 }).toBuffer(),
  'half as large': seed => drawnPicture(seed).resize(120).jpeg().toBuffer(),
  mirrored: seed => drawnPicture(seed).flop().jpeg().toBuffer(),
  'cut to 70 %, all borders': seed =>
    drawnPicture(seed).extract({ left: 36, top: 24, width: 168, height: 112 }).jpeg().toBuffer(),
  'cut to 70 %, anywhere': seed =>
    drawnPicture(seed)
      .extract({ left: (seed * 29) % 73, top: (seed * 17) % 49, width: 168, height: 112 })
      .jpeg()
      .toBuffer(),
}

await withMillion(36_000, async ({ scoped, databases }) => {
  const { worker } = databases
  const pictures: { hash: PictureHash; seed: number }[] = []
  for (let seed = 1; seed <= Number(values.pictures); seed++) {
    const hash = await hashPicture(await drawnPicture(seed).png().toBuffer())
    if (hash) pictures.push({ hash, seed })
  }
  await sql`
    insert into picture_hashes (org_id, article_id, published_at, address, width, height, sha256, hash, mirrored, looked_at)
    select 1, a.id, a.published_at, 'https://example.com/' || n, 800, 600, md5(n::text), (h * 1)::bit(64), (m * 1)::bit(64), now()
    from (select n, (random() * 9.2e18)::bigint # (n::bigint << 62) as h, (random() * 9.2e18)::bigint # (n::bigint << 61) as m from generate_series(1, ${Number(values.hashes)}::int) n offset 0) x
    join (select id, published_at, row_number() over (order by id) - 1 as place, count(*) over () as articles from articles) a on a.place = x.n % a.articles`.execute(
    worker,
  )
  const articles = await sql<{ id: number; at: Date }>`
    select id, published_at as at from articles order by id limit ${pictures.length}`.execute(worker)
  for (const [place, { hash }] of pictures.entries()) {
    const article = articles.rows[place]
    if (!article) continue
    await sql`
      insert into picture_hashes (org_id, article_id, published_at, address, width, height, sha256, hash, mirrored, tiles, looked_at)
      values (1, ${article.id}::bigint, ${article.at}, ${`https://example.com/drawn/${place}`}, ${hash.width}, ${hash.height}, ${hash.sha256}, ${hash.hash}::bit(64), ${hash.mirrored}::bit(64), ${[...hash.tiles]}::text[]::bit(64)[], now())`.execute(
      worker,
    )
  }
  await sql`analyze picture_hashes`.execute(worker)
  const took: number[] = []
  for (const [name, change] of Object.entries(changes)) {
    let [found, others] = [0, 0]
    for (const [place, { seed }] of pictures.entries()) {
      const hash = await hashPicture(await change(seed))
      if (!hash) continue
      let addresses: string[] = []
      took.push(
        await timed(async () => {
          addresses = (await scoped(scope => searchPictures(scope, hash, 85))).list.map(({ address }) => address)
        }),
      )
      if (addresses.includes(`https://example.com/drawn/${place}`)) found++
      others += addresses.filter(each => each.includes('/drawn/') && !each.endsWith(`/${place}`)).length
    }
    print(`${name.padEnd(24)} found ${((found / pictures.length) * 100).toFixed(1)} %, other drawn pictures ${others}`)
  }
  print(line(`the same picture among ${values.hashes} hashes (must p95 200, aim 80)`, spread(took)))
})
