import { Button, IconButton, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Panel, packed } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { AddPanel } from './AddPanel.tsx'
import { placedBelow } from './placed-below.ts'
import { useStepKeys } from './use-step-keys.ts'

/** What is done to a layout as a whole while it is arranged. */
export function ArrangeActs({
  panels,
  steps,
  onChange,
}: {
  panels: readonly Panel[]
  steps: { back: () => void; forth: () => void; canBack: boolean; canForth: boolean }
  onChange: (panels: readonly Panel[]) => void
}) {
  const t = useWords(strings)
  const [isAdding, setAdding] = useState(false)
  useStepKeys(steps)
  const add = (shows: Panel['shows'], title: string) => {
    onChange([...panels, placedBelow(panels, shows, title)])
    setAdding(false)
  }
  return (
    <>
      <IconButton icon="undo" label={t('stepBack')} disabled={!steps.canBack} onClick={steps.back} />
      <IconButton icon="redo" label={t('stepForth')} disabled={!steps.canForth} onClick={steps.forth} />
      <Button onClick={() => onChange(packed(panels))}>{t('pack')}</Button>
      <Button icon="plus" onClick={() => setAdding(true)}>
        {t('addPanel')}
      </Button>
      {isAdding && <AddPanel onAdd={add} onClose={() => setAdding(false)} />}
    </>
  )
}
