/** A small library for tests: media 1 to 6 and accounts 1 to 4. */
import { spellNames } from '@guanlan/features/articles/articles/server/storing'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function fillLibrary(worker: Database): Promise<void> {
  await sql`delete from media_accounts`.execute(worker)
  await sql`delete from org_media_facts`.execute(worker)
  await sql`delete from media`.execute(worker)
  await sql`
    insert into media (id, name, media_type, level, region, body_id, last_seen) values
      (1, '人民日报', 2, 1, 110000, null, (now() at time zone 'UTC')::date), (2, '人民网', 1, 1, 110105, 1, '2026-11-01'),
      (3, '本地晚报', 2, 3, 320100, null, null), (4, '自述媒体', null, 0, null, null, null), (5, '别家自述', null, 0, null, null, null),
      (6, '旧人民网', 1, 1, null, null, null)`.execute(worker)
  await sql`update media set merged_into = 2 where id = 6`.execute(worker)
  await sql`insert into org_media_facts (org_id, media_id, media_type, level, region) values (7, 4, 6, 5, 440100), (8, 5, 1, 0, null)`.execute(
    worker,
  )
  await sql`
    insert into media_names (name, media_id, kind) values
      ('人民在线', 2, 'alias'), ('people.example', 2, 'domain'), ('青麓', 3, 'account')`.execute(worker)
  await sql`
    insert into media_accounts (id, only_org, media_type, platform, name, platform_id, verified, followers, followers_on, first_seen, last_seen, media_id) values
      (1, null, 4, 'weibo', '青麓', '7788', 2, 1200, '2026-11-02', '2026-10-01', '2026-11-20', 3),
      (2, null, 5, 'weixin', '岚山观察', null, null, 25000, '2026-11-02', '2026-10-01', '2026-11-20', null),
      (3, 7, 4, 'weibo', '青麓', null, null, null, null, '2026-10-01', '2026-11-20', null),
      (4, 8, 8, '', '别家账号', null, null, null, null, '2026-10-01', '2026-11-20', null)`.execute(worker)
  while (await spellNames(worker));
}
