/** Terms of an organisation: what a new one does to those there are, and what they allow together. Pure; money in fen, moments in milliseconds. */
import { type Bought, type Effect, type QuotaName, quotaNames } from '../contract.ts'

export interface Term {
  bought: Bought
  starts: number
  ends: number
}

export const dayMs = 86_400_000

/** Packages that have not ended. */
const ahead = (terms: readonly Term[], now: number): Term[] =>
  terms
    .filter(({ bought, ends }) => bought.kind === 'package' && ends > now)
    .sort((one, other) => one.starts - other.starts)

export const stateOf = ({ starts, ends }: Pick<Term, 'starts' | 'ends'>, now: number): 'coming' | 'running' | 'over' =>
  ends <= now ? 'over' : starts <= now ? 'running' : 'coming'

export interface Begin {
  effect: Effect
  starts: number
  ends: number
  /** Whole days, of what is left of terms that end with this. */
  daysFromRest: number
  /** What runs or comes ends now. */
  endsOthers: boolean
}

/** When a term begins and ends, and what becomes of those there are. */
export function beginOf(requested: Bought, terms: readonly Term[], now: number): Begin {
  const length = requested.days * dayMs
  const at = (effect: Effect, starts: number): Begin => ({
    effect,
    starts,
    ends: starts + length,
    daysFromRest: 0,
    endsOthers: false,
  })
  if (requested.kind === 'pack') return at('pack', now)
  const known = ahead(terms, now)
  const last = known.at(-1)
  if (!last) return at('first', now)
  const end = Math.max(...known.map(({ ends }) => ends))
  if (last.bought.packageId === requested.packageId) return at('renewal', end)
  const isDearer = requested.price * last.bought.days > last.bought.price * requested.days
  if (!isDearer) return at('change', end)
  const daysFromRest = known.reduce((sum, term) => sum + daysFor(requested, term, now), 0)
  return { effect: 'upgrade', starts: now, ends: now + length + daysFromRest * dayMs, daysFromRest, endsOthers: true }
}

/** What is left of a term, in days of the wanted package for the same money: begun days of the rest count whole, and parts of a day that come out are dropped. */
function daysFor(requested: Bought, { bought, starts, ends }: Term, now: number): number {
  const restDays = BigInt(Math.ceil((ends - Math.max(starts, now)) / dayMs))
  const [paid, price] = [BigInt(bought.price), BigInt(requested.price)]
  return Number((restDays * paid * BigInt(requested.days)) / (BigInt(bought.days) * price))
}

/** Limits by quota: those of the package that runs, and what packs add. Null: no package runs, and limits stay as they were. */
export function limitsOf(terms: readonly Term[], now: number): Map<QuotaName, number> | null {
  const running = terms.filter(term => stateOf(term, now) === 'running')
  const base = running
    .filter(({ bought }) => bought.kind === 'package')
    .sort((one, other) => other.starts - one.starts)[0]
  if (!base) return null
  const packs = running.filter(({ bought }) => bought.kind === 'pack')
  const limits = new Map<QuotaName, number>()
  for (const quota of quotaNames) {
    const most = base.bought.quotas[quota]
    if (most === null || most < 0) continue
    limits.set(
      quota,
      packs.reduce((sum, { bought }) => sum + Math.max(0, bought.quotas[quota] ?? 0), most),
    )
  }
  return limits
}

/** From when on members may not write; null: nothing was subscribed before, so nothing ends. */
export function subscribedUntil(terms: readonly Term[], now: number): number | null {
  const packages = terms
    .filter(({ bought }) => bought.kind === 'package')
    .sort((one, other) => one.starts - other.starts)
  let end = now
  for (const { starts, ends } of packages) if (starts <= end && ends > end) end = ends
  if (end > now) return end
  const past = packages.filter(({ ends }) => ends <= now).map(({ ends }) => ends)
  return past.length > 0 ? Math.max(...past) : null
}
