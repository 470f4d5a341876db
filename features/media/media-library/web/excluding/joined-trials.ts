/** Trials of several filters as one: each looks at the same articles, and what one takes another does not. Pure. */
import type { FilterTrial } from '@guanlan/features/monitors/filters/contract'

const mostSamples = 10

export function joinedTrials(trials: readonly FilterTrial[]): FilterTrial | null {
  const last = trials.at(-1)
  if (!last) return null
  const sum = (of: (trial: FilterTrial) => number) => trials.reduce((all, trial) => all + of(trial), 0)
  const monitors = new Map<number, number>()
  for (const { monitorId, gone } of trials.flatMap(trial => trial.monitors))
    monitors.set(monitorId, (monitors.get(monitorId) ?? 0) + gone)
  return {
    examined: last.examined,
    total: last.total,
    gone: sum(({ gone }) => gone),
    back: sum(({ back }) => back),
    spared: sum(({ spared }) => spared),
    labelled: sum(({ labelled }) => labelled),
    favourite: sum(({ favourite }) => favourite),
    corrected: sum(({ corrected }) => corrected),
    days: last.days.map(({ day }, at) => ({ day, gone: sum(({ days }) => days[at]?.gone ?? 0) })),
    monitors: [...monitors]
      .map(([monitorId, gone]) => ({ monitorId, gone }))
      .sort((one, other) => other.gone - one.gone),
    samples: trials
      .flatMap(({ samples }) => samples)
      .sort((one, other) => Number(other.touched) - Number(one.touched))
      .slice(0, mostSamples),
    next: last.next,
  }
}
