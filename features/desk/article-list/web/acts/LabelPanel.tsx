import { strings } from '@guanlan/features/handling/article-actions/strings'
import { LabelPicker, useLabels } from '@guanlan/features/monitors/labels/web'
import { Button, Row, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import { labelsOf, type Target } from './target.ts'
import { useQuickActs } from './use-quick-acts.ts'

/** Each label is put on or taken off at once; the panel stays open for the next one. */
export function LabelPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const { turnLabel } = useQuickActs()
  const { data: labels = [], refetch } = useLabels()
  const [state, setState] = useState(() => labelsOf(target))
  const turn = async (id: number, on: boolean) => {
    const known = labels.find(each => each.id === id) ?? (await refetch()).data?.find(each => each.id === id)
    if (!known || !(await turnLabel(target, known, on))) return
    setState(now => {
      const next = { on: new Set(now.on), onSome: new Set(now.onSome) }
      next.onSome.delete(id)
      if (on) next.on.add(id)
      else next.on.delete(id)
      return next
    })
  }
  return (
    <>
      <LabelPicker on={state.on} onSome={state.onSome} onTurn={(id, on) => void turn(id, on)} />
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button kind="primary" onClick={closePanel}>
          {t('done')}
        </Button>
      </Row>
    </>
  )
}
