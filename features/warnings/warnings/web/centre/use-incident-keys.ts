import { useKeys, useMay, useWords } from '@guanlan/platform/web'
import type { Incident, IncidentState } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { IncidentActions } from './use-incident-acts.ts'

/** `x` and the walk with `j` and `k` are the table's. */
const keys: readonly (readonly [string, IncidentState])[] = [
  ['a', 'acknowledged'],
  ['i', 'inHand'],
  ['d', 'done'],
  ['f', 'falseAlarm'],
  ['b', 'open'],
]
export const keyOf: Readonly<Record<IncidentState, string>> = Object.fromEntries(
  keys.map(([key, state]) => [state, key.toUpperCase()]),
) as Record<IncidentState, string>

/** The acts by key: on those chosen, else on the row under the keyboard. */
export function useIncidentKeys(acts: IncidentActions, here: () => Incident | undefined): void {
  const t = useWords(strings)
  const may = useMay()
  const settle = (state: IncidentState) => {
    const row = here()
    if (acts.chosen > 0) void acts.settle(null, state)
    else if (row) void acts.settle([row.id], state)
  }
  const bindings = keys.map(([key, state]) => ({ key, text: t(`act_${state}`), run: () => settle(state) }))
  const note = {
    key: 'c',
    text: t('keyNote'),
    run: () => document.querySelector<HTMLTextAreaElement>('[data-incident-note]')?.focus(),
  }
  useKeys(t('keysOfCentre'), may('warnings.act') ? [...bindings, note] : [])
}
