// A save names the revision it started from, so that a save based on an older one is refused.
import { describe, expect, test } from 'vitest'
import { ChangedMonitor, MonitorDraft } from '../../contract.ts'
import { openStored } from '../testing/stored.ts'
import { getMonitor, moveMonitor } from '../tree/tree.ts'
import { createMonitor, updateMonitor } from './save.ts'

const { asMember } = openStored()
const draft = { kind: 'item', name: '鹭行', rule: '鹭行' }
const create = (more: object = {}) => asMember(scope => createMonitor(scope, MonitorDraft.parse({ ...draft, ...more })))
const save = (id: number, more: object) =>
  asMember(scope => updateMonitor(scope, id, ChangedMonitor.parse({ ...draft, ...more })))

describe('a save based on an older revision', () => {
  test.each([
    ['the rule', { rule: '鹭行+刹车' }],
    ['the category alone', { category: '产品' }],
    ['the short name alone', { shortName: '短名' }],
    ['whether it is on', { isOpen: false }],
  ])('is refused after somebody changed %s, and theirs stays', async (_, theirs) => {
    const { id, revision } = await create()
    const saved = await save(id, { ...theirs, revision })
    expect(saved.revision).toBe(revision + 1)
    await expect(save(id, { category: '另一类', revision })).rejects.toMatchObject({
      kind: 'conflict',
      key: 'platform.changedSince',
      values: { by: '#1' },
    })
    expect(await asMember(scope => getMonitor(scope, id))).toMatchObject(theirs)
    expect((await save(id, { ...theirs, category: '另一类', revision: saved.revision })).category).toBe('另一类')
  })

  test('is refused after somebody moved it to another folder', async () => {
    const folder = await create({ kind: 'folder', name: '文件夹', rule: null })
    const { id, revision } = await create()
    await asMember(scope => moveMonitor(scope, { id, idPrev: 0, idNext: 0, fatherId: folder.id }))
    await expect(save(id, { revision })).rejects.toMatchObject({ key: 'platform.changedSince' })
  })

  test('is taken when it names none, as older programs do', async () => {
    const { id } = await create()
    await save(id, { category: '产品' })
    expect((await save(id, { category: '另一类' })).revision).toBe(3)
  })

  test('the rule history counts rules and names alone', async () => {
    const { id, version } = await create()
    expect((await save(id, { category: '产品' })).version).toBe(version)
    expect((await save(id, { rule: '鹭行+刹车' })).version).toBe(version + 1)
  })
})
