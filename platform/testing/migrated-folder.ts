import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the installation lies that tests of a run copy. */
export const migratedFolder = (run: string): string => join(tmpdir(), `guanlan-migrated-${run}`)
