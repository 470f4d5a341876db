/** What articles are read with and what changes meanwhile: rules, filters, the brand library, how organisations analyse. */
import type { OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import type { BrandLibraryFollower } from '@guanlan/features/articles/brand-library/server'
import type { FilterFollower } from '@guanlan/features/monitors/filters/server'
import type { LabelFollower } from '@guanlan/features/monitors/labels/server'
import type { RuleFollower, SetFollower } from '@guanlan/features/monitors/monitors/server'
import type { WarningFollower } from '@guanlan/features/warnings/warnings/server'
import type { Database, Listener, Tx } from '@guanlan/platform/server'

export interface Followers {
  rules: RuleFollower
  filters: FilterFollower
  labels: LabelFollower
  warnings: WarningFollower
  events: SetFollower
  campaigns: SetFollower
  names: BrandLibraryFollower
  analyses: OwnAnalyses
}

/** In this order: reading the rules gives the transaction its number, which tells who may still store with older names. */
export async function catchUp(
  { rules, filters, labels, warnings, events, campaigns, names, analyses }: Followers,
  tx: Tx,
): Promise<void> {
  await rules.catchUp(tx)
  await filters.catchUp(tx)
  await labels.catchUp(tx)
  await warnings.catchUp(tx)
  await events.catchUp(tx)
  await campaigns.catchUp(tx)
  await names.catchUp(tx)
  await analyses.catchUp(tx)
}

/** Each batch reads what has changed before it; this keeps what is held fresh while none comes, and ready for the first. */
export function keepFresh(
  followers: Followers,
  db: Database,
  listener: Listener,
  log: (error: unknown, message: string) => void,
): { stop(): Promise<void> } {
  const reading = readOnNotice(() => db.transaction().execute(tx => catchUp(followers, tx)), log)
  const forget = [
    'rules',
    'filters',
    'label_rules',
    'warnings',
    'event_rules',
    'campaign_rules',
    'names',
    'own_readings',
  ].map(channel => listener.on(channel, reading.read))
  listener.onReconnect(reading.read)
  reading.read()
  return {
    async stop() {
      for (const each of forget) each()
      await reading.done()
    },
  }
}

/** Reads when told, one reading at a time; whatever is told meanwhile makes one more. */
function readOnNotice(work: () => Promise<void>, log: (error: unknown, message: string) => void) {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      await work().catch(error =>
        log(error, 'what articles are read with was not read; it is read again with the next batch'),
      )
    } while (again)
    running = null
  }
  return {
    read() {
      again = running !== null
      running ??= run()
    },
    done: () => running ?? Promise.resolve(),
  }
}
