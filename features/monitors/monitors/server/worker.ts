import { workerHalf } from '@guanlan/platform/server'
import { filling } from './filling/fill.ts'
import type { StoredLook } from './filling/stored-hits.ts'
import { followMediaNames } from './media-groups/follow-names.ts'
import { importingTree } from './tree-files/import-tree.ts'

export const monitorWorker = ({ analyses, filters }: StoredLook) =>
  workerHalf({
    works: [filling(analyses, filters), importingTree],
    loops: [{ name: 'media-groups', wakeOn: 'media_names', idleMs: 15_000, run: ({ db }) => followMediaNames(db) }],
  })
