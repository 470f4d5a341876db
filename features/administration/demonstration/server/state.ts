import { type Database, installationSetting, saveInstallationSetting, type Tx } from '@guanlan/platform/server'

type State = 'on' | 'removed'
const setting = 'demonstration'

export function stateOf(db: Database | Tx): Promise<State | null> {
  return installationSetting<State>(db, setting)
}

export async function saveState(db: Database | Tx, state: State): Promise<void> {
  await saveInstallationSetting(db, setting, state)
}

export const isThere = async (db: Database): Promise<boolean> => (await stateOf(db)) === 'on'
