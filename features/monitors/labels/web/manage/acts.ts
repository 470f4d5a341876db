/** The menu of a label. Pure. */
import type { TreeMove } from '@guanlan/platform/contract'
import { type MenuItem, moveBy, moveInto, type Translate } from '@guanlan/platform/web'
import type { Label } from '../../contract.ts'
import type { strings } from '../../strings.ts'

export interface LabelActs {
  rename: () => void
  add: () => void
  turn: () => void
  merge: () => void
  rule: () => void
  move: (to: TreeMove) => void
  remove: () => void
}

export function actsOf(
  label: Label,
  all: readonly Label[],
  t: Translate<typeof strings>,
  acts: LabelActs,
): readonly MenuItem[] {
  const moveTo = (key: string, name: string, icon: 'up' | 'down' | 'move', to: TreeMove | null): MenuItem => ({
    key,
    label: name,
    icon,
    disabled: to === null,
    run: () => to && acts.move(to),
  })
  return [
    { key: 'rename', label: t('rename'), icon: 'edit', run: acts.rename },
    { key: 'add', label: t('addBelow'), icon: 'plus', run: acts.add },
    {
      key: 'turn',
      label: t(label.status === 1 ? 'turnOff' : 'turnOn'),
      icon: label.status === 1 ? 'pause' : 'play',
      run: acts.turn,
    },
    { key: 'rule', label: t('ruleAsk'), icon: 'bulb', run: acts.rule },
    { key: 'merge', label: t('mergeAsk'), icon: 'move', disabled: all.length < 2, run: acts.merge },
    moveTo('up', t('moveUp'), 'up', moveBy(all, label, -1)),
    moveTo('down', t('moveDown'), 'down', moveBy(all, label, 1)),
    ...(label.fatherId === 0 ? [] : [moveTo('out', t('moveToTop'), 'move', moveInto(all, label, 0))]),
    { key: 'remove', label: t('remove'), icon: 'trash', run: acts.remove },
  ]
}
