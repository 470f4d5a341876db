// Names are found by their characters, their pinyin and first letters; another name of a medium is spelled, too.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWithOrganisations } from '../../testing/organisations.ts'
import { spellingOf, spellNames } from './spell-names.ts'

test.each([
  ['重庆晨报', ' 重庆晨报 chongqingchenbao cqcb '],
  ['CCTV-1 综合', ' cctv-1综合 cctv1zonghe cctv1zh '],
  ['吕梁晚报', ' 吕梁晚报 lvliangwanbao llwb '],
  ['🌊', ' 🌊 '],
])('%s', (name, spelled) => expect(spellingOf([name])).toBe(spelled))

test('media and accounts are spelled once, and media again with another name', async () => {
  const { databases, close } = await openWithOrganisations(7)
  const { worker } = databases
  await sql`insert into media (id, name) values (1, '观潮日报')`.execute(worker)
  await sql`insert into media_accounts (media_type, name, first_seen, last_seen) values (4, '青麓', now(), now())`.execute(
    worker,
  )
  const spelled = async () => {
    while (await spellNames(worker));
    return (
      await sql<{ spelled: string }>`select spelled from media union all select spelled from media_accounts`.execute(
        worker,
      )
    ).rows.map(row => row.spelled)
  }
  expect(await spelled()).toEqual([' 观潮日报 guanchaoribao gcrb ', ' 青麓 qinglu ql '])
  await sql`insert into media_names (name, media_id, kind) values ('潮报', 1, 'alias'), ('chao.example', 1, 'domain')`.execute(
    worker,
  )
  await sql`update media set spelled = null`.execute(worker)
  expect((await spelled())[0]).toBe(' 观潮日报 guanchaoribao gcrb 潮报 chaobao cb ')
  await close()
})
