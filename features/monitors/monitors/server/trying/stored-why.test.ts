// Why a stored article is a hit or not, as requests see it.
import { finishTasks } from '@guanlan/platform/testing'
import { describe, expect, test } from 'vitest'
import { MonitorDraft } from '../../contract.ts'
import { filling } from '../filling/fill.ts'
import { createMonitor, updateMonitor } from '../saving/save.ts'
import { article, openStored } from '../testing/stored.ts'
import { whyOf } from './explain.ts'

const { keep, asMember, idOf, databases } = openStored()

describe('why', () => {
  test('explains a hit by the version that brought it, and says what the newest one thinks', async () => {
    await keep(
      article({ title: '华为发布手机', body: '新款手机上市' }),
      article({ title: '苹果发布手机' }),
      article({ title: '别家的', onlyOrg: 8 }),
    )
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '手机', rule: '华为+手机' })),
    )
    await finishTasks(databases(), [filling()])
    await asMember(scope =>
      updateMonitor(
        scope,
        monitor.id,
        MonitorDraft.parse({ kind: 'item', name: '平板', rule: '平板', languages: ['en'] }),
      ),
    )
    const [hit, miss, secret] = await Promise.all(['华为发布手机', '苹果发布手机', '别家的'].map(idOf))
    const why = await asMember(scope => whyOf(scope, monitor.id, hit ?? 0))
    expect(why).toMatchObject({
      monitorId: monitor.id,
      name: '平板',
      matchedVersion: 1,
      version: 1,
      text: '华为+手机',
      holds: true,
      holdsNow: false,
      limits: [],
    })
    expect(why.node).toMatchObject({
      kind: 'all',
      holds: true,
      parts: [
        { text: '华为', count: 1 },
        { text: '手机', count: 2 },
      ],
    })
    expect(why.node.parts[1]?.hits).toEqual([
      { term: '手机', field: 'title', from: 4, to: 6 },
      { term: '手机', field: 'body', from: 2, to: 4 },
    ])

    const not = await asMember(scope => whyOf(scope, monitor.id, miss ?? 0))
    expect(not).toMatchObject({
      matchedVersion: null,
      version: 2,
      holds: false,
      holdsNow: false,
      limits: [{ kind: 'language', holds: false }],
    })

    await expect(asMember(scope => whyOf(scope, monitor.id, secret ?? 0))).rejects.toMatchObject({ kind: 'missing' })
    await expect(asMember(scope => whyOf(scope, monitor.id, hit ?? 0), 8)).rejects.toMatchObject({ kind: 'missing' })
  })
})
