// A book of journalists on a real database, with what its tests ask of it.
import { mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { journalistsServer, journalistsWorks } from '../index.ts'

const tables = ['journalists', 'journalist_ways', 'journalist_talks', 'journalist_erasures', 'tasks', 'stored_files']
export const path = '/inews/journalistInfo'
export const at = (medium: string, more: object = {}) => ({ medium, ...more })
export const mail = (value: string) => ({ kind: 'mail', value, source: '名片', consent: 'given' })

export function openBook() {
  const { as, databases, undo, upload } = openFeature([mediaLibraryServer, journalistsServer], tables)
  const [member, admin, stranger] = [as(), as('orgAdmin'), as('orgAdmin', 8)]
  return {
    ...{ as, databases, undo, upload, member, admin, stranger },
    add: async (name: string, more: object = {}) => (await member('POST', `${path}/add`, { name, ...more })).data,
    names: async (question: object = {}): Promise<string[]> =>
      (await member('POST', `${path}/list`, question)).data.list.map(({ name }: { name: string }) => name),
    saveWays: (id: number, ways: object[], ask = admin) => ask('POST', `${path}/contacts/save`, { id, ways }),
    waysOf: async (id: number): Promise<string[]> =>
      (await admin('POST', `${path}/contacts`, { id })).data[0].ways.map(({ value }: { value: string }) => value),
    taskRows: (task: number) => resultRows(databases(), journalistsWorks, { orgId: 7, id: task }),
  }
}
