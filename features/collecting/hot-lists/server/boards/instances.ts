/** Own instances of newsnow and DailyHotApi: what the operator wrote, and where nothing is written what the process was started with. */
import { type Database, installationSetting, type SystemScope, saveInstallationSetting } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Instances } from '../../contract.ts'

const setting = 'hotInstances'

export async function storedInstances(db: Database): Promise<Instances> {
  return (await installationSetting<Instances>(db, setting)) ?? { newsnow: null, dailyhot: null }
}

/** @param started by the environment */
export async function instancesOf(
  db: Database,
  started: Partial<Record<keyof Instances, string>>,
): Promise<Partial<Record<keyof Instances, string>>> {
  const stored = await storedInstances(db)
  return {
    ...started,
    ...(stored.newsnow !== null && { newsnow: stored.newsnow }),
    ...(stored.dailyhot !== null && { dailyhot: stored.dailyhot }),
  }
}

/** Boards that failed for want of an address are asked at once. */
export async function saveInstances({ db }: Pick<SystemScope, 'db'>, instances: Instances): Promise<Instances> {
  await saveInstallationSetting(db, setting, instances)
  await sql`update hot_boards set next_at = now(), failures = 0 where failures > 0 and instance is not null`.execute(db)
  return instances
}
