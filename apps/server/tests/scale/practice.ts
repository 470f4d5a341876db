/** What tests of several processes work on: an organisation with one rule, and articles of which every second one is wanted by it. */
export const practiceOrg = 5
export const practiceMonitor = { kind: 'item', name: '雪线', rule: '雪线' }

/** The first operator is its administrator. */
export const practiceStatements = [
  `insert into organisations (id, name) values (${practiceOrg}, '演练机构')`,
  `insert into memberships (org_id, user_id, role) select ${practiceOrg}, id, 'orgAdmin' from users where account = 'operator'`,
] as const

/** No two alike, whatever the batch. */
export const practiceItems = (batch: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    sourceId: `${batch}-${n}`,
    url: `https://example.com/${batch}/${n}`,
    title: `${n % 2 ? '雪线' : '潮位'} 第${batch}批第${n}篇`,
    body: `第${batch}批第${n}篇的正文，各不相同：${batch * count + n}`,
    publishedAt: new Date(Date.now() - n * 60_000).toISOString(),
  }))

export const practiceCounts = `select (select count(*)::int from articles) as articles, (select count(*)::int from hits) as hits,
  (select count(*)::int from received_batches) as waiting`
