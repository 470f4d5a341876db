// What a change of a rule would add and lose, over stored articles as requests see them.
import { describe, expect, test } from 'vitest'
import { MonitorDraft } from '../../contract.ts'
import { createMonitor } from '../saving/save.ts'
import { article, now, openStored, tried } from '../testing/stored.ts'
import { replayOf } from './replay.ts'

const { keep, asMember } = openStored()

describe('a replay', () => {
  test('names what a draft would add and lose', async () => {
    await keep(
      article({ title: '华为手机' }),
      article({ title: '华为汽车', publishedAt: new Date('2026-11-19T02:00:00Z') }),
      article({ title: '苹果手机', publishedAt: new Date('2026-11-18T02:00:00Z') }),
      article({ title: '苹果手机的秘密', onlyOrg: 8 }),
      article({ title: '华为平板', language: 'en' }),
    )
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '手机', rule: '华为' })),
    )
    const reply = await asMember(scope =>
      replayOf(scope, monitor.id, tried('手机|平板', { languages: ['zh-CN'], days: 7 })),
    )
    expect(reply).toMatchObject({
      before: 3,
      after: 2,
      added: { count: 1, samples: [{ title: '苹果手机', titleHits: [{ from: 2, to: 4, term: '手机' }] }] },
      lost: { count: 2 },
      days: [
        { day: '2026-11-18', added: 1, lost: 0 },
        { day: '2026-11-19', added: 0, lost: 1 },
        { day: '2026-11-20', added: 0, lost: 1 },
      ],
      next: null,
      progress: 1,
    })
    expect(reply.lost.samples.map(sample => sample.title)).toEqual(['华为平板', '华为汽车'])
    await expect(asMember(scope => replayOf(scope, monitor.id, tried('手机')), 8)).rejects.toMatchObject({
      kind: 'missing',
    })
  })

  test('adds up over its parts', async () => {
    const texts = Array.from({ length: 9_000 }, (_, i) =>
      article({ title: i % 3 ? '潮音石' : '观潮亭', body: '', publishedAt: new Date(now.getTime() - i * 60_000) }),
    )
    for (let i = 0; i < texts.length; i += 2_500) await keep(...texts.slice(i, i + 2_500))
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '石头', rule: '潮音石' })),
    )
    const sum = { before: 0, after: 0, added: 0, lost: 0, days: 0, parts: 0 }
    let cursor: string | null = null
    do {
      const part: Awaited<ReturnType<typeof replayOf>> = await asMember(scope =>
        replayOf(scope, monitor.id, tried('观潮亭', { cursor })),
      )
      sum.before += part.before
      sum.after += part.after
      sum.added += part.added.count
      sum.lost += part.lost.count
      sum.days += part.days.reduce((all, day) => all + day.added + day.lost, 0)
      sum.parts++
      cursor = part.next
    } while (cursor !== null)
    expect(sum).toMatchObject({ before: 6_000, after: 3_000, added: 3_000, lost: 6_000, days: 9_000 })
  })
})
